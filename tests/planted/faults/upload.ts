import { inChart, type Fault } from '../fault.ts';

const upload = inChart('upload');

export const uploadFaults: readonly Fault[] = [
  upload('a loan that is not the customer’s is asked about', 'kit/findingLoan.ts', "{ target: 'unknown' },", '{ target: next },'),
  upload(
    'the flag of the loan system is not looked at',
    'upload/upload.machine.ts',
    "{ guard: { type: 'isAllowed', params: ({ event }) => event.output }, target: 'loading' },",
    "{ target: 'loading' },",
  ),
  upload(
    'a payment waits although nothing is asked for',
    'upload/upload.machine.ts',
    "              { guard: { type: 'asksForNothing', params: ({ event }) => event.output }, target: '#upload.closed' },\n",
    '',
  ),
  upload('a new start loses the chosen files', 'upload/upload.machine.ts', '            ...stay,', ''),
  upload(
    'files are taken for a document that nobody asks for',
    'upload/upload.machine.ts',
    "              guard: { type: 'isWanted', params: ({ event }) => event },\n",
    '',
  ),
  upload(
    'a file that has arrived can be removed',
    'upload/upload.machine.ts',
    "              guard: { type: 'mayBeRemoved', params: ({ event }) => event },\n",
    '',
  ),
  upload(
    'any file can be sent again',
    'upload/upload.machine.ts',
    "              guard: { type: 'wasCut', params: ({ event }) => event },\n",
    '',
  ),
  upload(
    'a file is sent before its type is known',
    'upload/chosenFiles.rules.ts',
    "state: problem ? 'refused' : 'reading',",
    "state: problem ? 'refused' : 'ready',",
  ),
  upload(
    'a photo is sent as it was chosen, with its place',
    'upload/chosenFiles.rules.ts',
    "isPhoto(type) ? 'writing' : 'ready'",
    "'ready'",
  ),
  upload(
    'the size of the chosen photo is announced',
    'upload/chosenFiles.rules.ts',
    "{ file: photo.file, type: photo.type, state: 'ready' }",
    "{ type: photo.type, state: 'ready' }",
  ),
  upload(
    'nobody looks whether a cut file has arrived',
    'upload/sending.states.ts',
    "          { target: 'checking' },\n",
    "          { target: 'resting', actions: 'keepCut' },\n",
  ),
  upload('a retry sends a file that may have arrived', 'upload/sending.states.ts', "{ guard: 'isUnsure', target: 'searching' }, ", ''),
  upload(
    'removing a file does not stop its request',
    'upload/sending.states.ts',
    "  target: 'resting',\n  actions: 'dropCurrent',",
    "  actions: 'removeFile',",
  ),
  upload(
    'the page is left while a file is on the way',
    'upload/leaving.states.ts',
    "'done.chosen': { target: 'asking', actions: assign({ goesElsewhere: false }) },\n",
    '',
  ),
  upload('the app is not told that files would be lost', 'upload/leaving.states.ts', "      tags: 'bound',\n", ''),
  upload('the browser does not ask', 'upload/leaving.states.ts', "      invoke: { id: 'holdPage', src: 'holdPage' },\n", ''),
  upload(
    'a file that was one too many stays out when there is room',
    'upload/chosenFiles.rules.ts',
    "one.problem === 'tooMany' &&",
    'false &&',
  ),
  upload('another file of the list counts as arrived', 'upload/chosenFiles.rules.ts', 'name === current.sentAs', "name !== ''"),
  upload(
    'the history is not read again',
    'upload/chosenFiles.rules.ts',
    'sent: currentOf(context)?.file.size ?? 0 }),\n  historyIsOld: true,',
    'sent: currentOf(context)?.file.size ?? 0 }),',
  ),
  upload(
    'received documents come first',
    'upload/upload.view.ts',
    'Number(a.received) - Number(b.received)',
    'Number(b.received) - Number(a.received)',
  ),
  upload('a payment asks for everything', 'upload/upload.rules.ts', '...(context.isPayment ? { isPayment: true } : {})', '...{}'),
];
