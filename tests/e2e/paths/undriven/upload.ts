const ONE_ADDRESS = 'the flow has one address: an address that is shown already asks for nothing';
const VIDEO = 'the video opens another tab, and no chart waits for it: tests/e2e/stories/helpVideo.spec.ts';

/** Arrows that cannot be taken from outside the page, with the reason. The spec asserts that it drives exactly all others. */
export const UNDRIVEN: Readonly<Record<string, string>> = {
  'screen.open: video.*': VIDEO,
  'screen.open: xstate.snapshot.helpVideo': VIDEO,
  'upload: xstate.route -> screen': ONE_ADDRESS,
  'screen.open: xstate.route (nothing happens)': ONE_ADDRESS,
  'screen: flow.left -> closed':
    'the app asks the flow only while files would be lost, otherwise it stops it: tested in tests/paths/upload.paths.test.ts ("she can leave, …")',
  'screen.open.queue.sending: upload.moved':
    'a held request sends no bytes: tested in tests/client/postFile.test.ts and tests/screens/upload.test.tsx ("progress is …")',
  'screen.open.leave.holding.asking: done.chosen (nothing happens)':
    'the open question covers the page: taken on the chart in tests/paths/upload.paths.test.ts ("the chart and this test …")',
};
