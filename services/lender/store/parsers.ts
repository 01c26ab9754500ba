/** Both engines must return the same values: int8 (20) as a number, date (1082) as text. */
const INT8 = 20;
const DATE = 1082;
export const parsers: Record<number, (text: string) => unknown> = { [INT8]: Number, [DATE]: (text) => text };
