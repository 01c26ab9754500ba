import type { Plugin } from 'vite';

/**
 * The hooks of a step that comes after all files of the build are written. Rolldown closes a failed build as well, and does not say there that
 * it failed: a step that misses its files would then hide why.
 */
export function onceWritten(order: 'pre' | 'post', step: () => Promise<void>): Pick<Plugin, 'writeBundle' | 'closeBundle'> {
  let isWritten = false;
  return {
    writeBundle: () => {
      isWritten = true;
    },
    closeBundle: { order, sequential: true, handler: () => (isWritten ? step() : undefined) },
  };
}
