/** Stores, appointments. Units and rules: see ../tables.ts. */
export interface AppointmentsTables {
  /** One row per seat of a store and half hour: a unique constraint prevents double bookings. */
  appointment: AppointmentTable;
}

interface AppointmentTable {
  id: string;
  loan_id: string;
  store_id: string;
  /** Start time. */
  at: number;
  /** 0 or 1. */
  seat: number;
  appointment_type: string;
}
