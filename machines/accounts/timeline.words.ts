import type { ChartWords } from '../graph/words.ts';

export const timelineWords = {
  title: { en: 'Timeline of a loan', es: 'Línea de tiempo de un préstamo' },
  note: {
    en: 'Four sources load side by side. One that fails leaves the others as they are, and the screen says what is missing.',
    es: 'Cuatro fuentes se cargan en paralelo. Si una falla, las otras quedan como están y la pantalla dice qué falta.',
  },
  states: {
    history: { title: { en: 'Payments and other bookings', es: 'Pagos y otros movimientos' } },
    'history.loading': { title: { en: 'Loading the newest bookings', es: 'Se cargan los movimientos más recientes' } },
    'history.loaded': { title: { en: 'Bookings are loaded', es: 'Los movimientos están cargados' } },
    'history.failed': { title: { en: 'The bookings could not be loaded', es: 'No se pudieron cargar los movimientos' } },
    'history.loadingOlder': { title: { en: 'Loading older bookings', es: 'Se cargan movimientos anteriores' } },
    'history.olderFailed': { title: { en: 'Older bookings could not be loaded', es: 'No se pudieron cargar movimientos anteriores' } },
    documents: { title: { en: 'Documents signed and opened', es: 'Documentos firmados y abiertos' } },
    'documents.loading': { title: { en: 'Loading the documents', es: 'Se cargan los documentos' } },
    'documents.loaded': { title: { en: 'The documents are loaded', es: 'Los documentos están cargados' } },
    'documents.failed': { title: { en: 'The documents could not be loaded', es: 'No se pudieron cargar los documentos' } },
    uploads: { title: { en: 'Uploads', es: 'Archivos enviados' } },
    'uploads.loading': { title: { en: 'Loading the uploads', es: 'Se cargan los archivos enviados' } },
    'uploads.loaded': { title: { en: 'The uploads are loaded', es: 'Los archivos enviados están cargados' } },
    'uploads.failed': { title: { en: 'The uploads could not be loaded', es: 'No se pudieron cargar los archivos enviados' } },
    appointments: { title: { en: 'Appointments', es: 'Citas' } },
    'appointments.loading': { title: { en: 'Loading the appointments', es: 'Se cargan las citas' } },
    'appointments.loadingStore': { title: { en: 'Loading its store', es: 'Se carga su tienda' } },
    'appointments.loaded': { title: { en: 'The appointments are loaded', es: 'Las citas están cargadas' } },
    'appointments.failed': { title: { en: 'The appointments could not be loaded', es: 'No se pudieron cargar las citas' } },
  },
  events: {
    'timeline.extended': { en: 'the customer wants to see more', es: 'el cliente quiere ver más' },
    'timeline.retried': { en: 'the customer tries again what is missing', es: 'el cliente vuelve a intentar lo que falta' },
  },
  guards: {
    isOf: { en: 'it is this source', es: 'es esta fuente' },
    isToMeet: { en: 'there is one for this loan', es: 'hay una para este préstamo' },
    mustLoadOlder: {
      en: 'all loaded lines are shown, and the lender has older bookings',
      es: 'se muestran todas las líneas cargadas, y el prestamista tiene movimientos anteriores',
    },
    hasMore: { en: 'more lines are loaded than shown', es: 'hay más líneas cargadas de las que se muestran' },
  },
  calls: {
    getHistory: { en: 'the newest bookings', es: 'los movimientos más recientes' },
    getOlder: { en: 'the older bookings', es: 'los movimientos anteriores' },
    getDocuments: { en: 'the documents', es: 'los documentos' },
    getUploads: { en: 'the uploads', es: 'los archivos enviados' },
    getAppointments: { en: 'the appointments to come', es: 'las próximas citas' },
    getStore: { en: 'the store of the appointment', es: 'la tienda de la cita' },
  },
  delays: {},
} satisfies ChartWords;
