import type { ChartWords } from '../graph/words.ts';

export const militaryWords = {
  title: { en: 'Military service', es: 'Servicio militar' },
  note: {
    en: 'The customer declares active duty, and can change it. The register of covered borrowers is not asked here (CALL-027, CALL-028).',
    es: 'El cliente declara si está en servicio activo, y puede cambiarlo. Aquí no se consulta el registro de prestatarios protegidos (CALL-027, CALL-028).',
  },
  states: {
    loading: { title: { en: 'Loading the statement', es: 'Se carga la declaración' } },
    failed: { title: { en: 'The statement could not be loaded', es: 'No se pudo cargar la declaración' } },
    viewing: { title: { en: 'The statement is shown', es: 'Se muestra la declaración' } },
    choosing: { title: { en: 'The customer chooses', es: 'El cliente elige' } },
    saving: { title: { en: 'Saving the statement', es: 'Se guarda la declaración' } },
  },
  events: {
    'military.changeChosen': { en: 'the customer changes the statement', es: 'el cliente cambia la declaración' },
    'military.chosen': { en: 'the customer chooses yes or no', es: 'el cliente elige sí o no' },
    'military.submitted': { en: 'the customer saves', es: 'el cliente guarda' },
    'military.cancelled': { en: 'the customer drops the change', es: 'el cliente descarta el cambio' },
    'military.retryChosen': { en: 'the customer tries again', es: 'el cliente vuelve a intentarlo' },
  },
  guards: { saveFailed: { en: 'saving failed, so the lender may have it', es: 'no se guardó, así que el prestamista podría tenerla' } },
  calls: {
    getStatus: { en: 'the statement of military service', es: 'la declaración de servicio militar' },
    saveStatus: { en: 'saving the statement', es: 'guardar la declaración' },
  },
  delays: {},
} satisfies ChartWords;
