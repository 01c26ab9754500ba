/** Longer labels are cut before the chevron; the accessible name is complete. Spec: portal §2 (MENU-022, A11Y-006). */
export const MENU_LABEL_LIMIT = 25;

/** "California Check Cash accounts" -> "California Check Cash ac…" */
export const shortLabel = (label: string): string =>
  label.length <= MENU_LABEL_LIMIT ? label : `${label.slice(0, MENU_LABEL_LIMIT - 1).trimEnd()}…`;
