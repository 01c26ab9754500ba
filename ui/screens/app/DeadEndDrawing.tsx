import { helpParts } from './helpParts.ts';

/** The drawing of a screen without a way on. It loads with the help; its space is there before. */
export function DeadEndDrawing({ name }: { name: 'OfflineDrawing' | 'MaintenanceDrawing' }) {
  const Drawn = helpParts()?.[name];
  return <div className="drawing">{Drawn && <Drawn />}</div>;
}
