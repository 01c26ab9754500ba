import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

/** The build writes `x.br` and `x.gz` next to `x`; only `x` has an address. Hidden files have none. */
const HAS_NO_ADDRESS = /\/\.|\.(?:br|gz)$/;

/**
 * Serves the files of a folder by their paths below `base`, compressed by the build where the browser accepts it; `path` serves that one file
 * at every address. A path without a file goes on to the next handler.
 */
export function filesOf(root: string, { base = '', path }: { base?: string; path?: string } = {}): MiddlewareHandler {
  const served = serveStatic({
    root,
    ...(path === undefined ? {} : { path }),
    precompressed: true,
    rewriteRequestPath: (path) => path.slice(base.length),
    onFound: (_, c) => c.header('Vary', 'Accept-Encoding'),
  });
  return (c, next) => (path === undefined && HAS_NO_ADDRESS.test(c.req.path) ? next() : served(c, next));
}
