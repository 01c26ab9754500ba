import type { Language } from '../language.ts';

/** "09:00" and "18:00" in the store's time zone. */
export type Hours = { opensAt: string; closesAt: string };

/** When a store is open, and the sign at its door in the customer's language. All stores are closed on Sundays and federal holidays. */
export type Week = { weekdays: Hours; saturdays: Hours; sign: Readonly<Record<Language, string>> };

export const LONG_WEEK: Week = {
  weekdays: { opensAt: '09:00', closesAt: '18:00' },
  saturdays: { opensAt: '10:00', closesAt: '16:00' },
  sign: {
    en: 'Mon–Fri 9:00 AM – 6:00 PM; Sat 10:00 AM – 4:00 PM; Sun and federal holidays closed',
    es: 'Lun. a vie.: 9:00 a. m. – 6:00 p. m.; sáb.: 10:00 a. m. – 4:00 p. m.; cerrado los domingos y los feriados federales',
  },
};

export const SHORT_WEEK: Week = {
  weekdays: { opensAt: '08:30', closesAt: '17:00' },
  saturdays: { opensAt: '09:00', closesAt: '13:00' },
  sign: {
    en: 'Mon–Fri 8:30 AM – 5:00 PM; Sat 9:00 AM – 1:00 PM; Sun and federal holidays closed',
    es: 'Lun. a vie.: 8:30 a. m. – 5:00 p. m.; sáb.: 9:00 a. m. – 1:00 p. m.; cerrado los domingos y los feriados federales',
  },
};
