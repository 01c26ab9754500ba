/** Stores, appointments. Units and rules: see ../tables.ts. */
export interface AppointmentsTables {
  /** One row for each chair of a store and half hour: the database keeps two customers off the same one. */
  appointment: AppointmentTable;
}

interface AppointmentTable {
  id: string;
  loan_id: string;
  store_id: string;
  /** When it begins. */
  at: number;
  /** The chair: 0, or 1. */
  seat: number;
  appointment_type: string;
}
