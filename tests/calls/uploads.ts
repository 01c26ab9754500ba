import { expect } from 'vitest';
import { MAX_UPLOAD_BYTES } from '../../services/contract/uploads.ts';
import type { Answer, Ask } from '../../services/contract/index.ts';
import { SMALL_PDF } from './documents.ts';
import type { Samples } from './sample.ts';
import { NotHere, type World } from './world.ts';

const PDF = { name: 'scan.pdf', size: SMALL_PDF.length, type: 'application/pdf' };

/** One PDF for the first document that the person is asked for. Throws NotHere when nothing is. */
export async function announcedBy(world: World): Promise<Ask<'PUT /uploadLoanDocuments'>> {
  const { loanId, lmsId } = await world.loan();
  const { tasks } = await world.answer('GET /uploadLoanDocuments', { loanId, lmsId });
  const [task] = tasks;
  if (!task) throw new NotHere(`${world.person} is request for no documents`);
  const { taskId, docType, isPayment } = task;
  return { taskId, loanId, lmsId, docType, isPayment, files: [{ ...PDF, docType }] };
}

const BOUNDARY = 'oneFileOfTheSamplesOfUploads-1';

type Announced = Answer<'PUT /uploadLoanDocuments'>['uploads'][number];

/** Sends the PDF to its address, as a browser does. Throws NotHere where that is another service's. */
export async function send({ line }: World, { uploadUrl }: Announced): Promise<number> {
  if (!line.vault) throw new NotHere('files are sent elsewhere');
  const body = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="scan.pdf"\r\nContent-Type: application/pdf\r\n\r\n${SMALL_PDF}\r\n--${BOUNDARY}--\r\n`;
  const headers = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
  const { status } = await line.vault(new Request(uploadUrl, { method: 'POST', headers, body }));
  return status;
}

const over = async (world: World, more: object): Promise<Ask<'PUT /uploadLoanDocuments'>> => {
  const ask = await announcedBy(world);
  return { ...ask, files: ask.files.map((file) => ({ ...file, ...more })) };
};

type UploadCall = 'GET /uploadLoanDocuments' | 'PUT /uploadLoanDocuments' | 'GET /uploadLoanDocumentsHistory';

export const uploads: Samples<UploadCall> = {
  'GET /uploadLoanDocuments': {
    as: 'max',
    ask: async (world) => {
      const { loanId, lmsId } = await world.loan();
      return { loanId, lmsId };
    },
    holds: async ({ tasks }, world, ask) => {
      expect(tasks.every(({ received }) => !received)).toBe(true);
      const one = await world.answer('GET /uploadLoanDocuments', { ...ask, taskId: tasks[0]?.taskId });
      expect(one.tasks).toEqual(tasks.slice(0, 1));
    },
    refused: [
      {
        title: 'of a request that is not there',
        ask: async (world) => {
          const { loanId, lmsId } = await world.loan();
          return { loanId, lmsId, taskId: 'none' };
        },
        status: 403,
      },
    ],
    bad: { docType: 'anything' },
    mine: ['loanId'],
  },
  'PUT /uploadLoanDocuments': {
    as: 'max',
    ask: announcedBy,
    holds: async ({ uploads: [announced] }, world, { loanId, lmsId, taskId }) => {
      if (!announced) throw new Error('there is no address for the file');
      if (!world.line.vault) return;
      expect(await send(world, announced)).toBe(200);
      const { tasks } = await world.answer('GET /uploadLoanDocuments', { loanId, lmsId, taskId });
      expect(tasks).toMatchObject([{ taskId, received: true, files: [{ name: announced.name, size: SMALL_PDF.length, type: PDF.type }] }]);
      expect(await send(world, announced)).toBe(410); // once
    },
    refused: [
      {
        title: 'five files',
        ask: async (world) => {
          const ask = await announcedBy(world);
          return { ...ask, files: Array.from({ length: 5 }, () => ({ ...PDF, docType: ask.docType })) };
        },
        status: 422,
        text: 'You can upload up to 4 files.',
      },
      {
        title: 'a file of more than 4 MB',
        ask: (world) => over(world, { size: MAX_UPLOAD_BYTES + 1 }),
        status: 422,
        text: 'A file can be up to 4 MB.',
      },
      { title: 'an empty file', ask: (world) => over(world, { size: 0 }), status: 422, text: 'This file is empty. Choose another file.' },
      {
        title: 'a drawing that can run programs',
        ask: (world) => over(world, { type: 'image/svg+xml' }),
        status: 422,
        text: 'Use a JPG, PNG, HEIC or PDF file.',
      },
      {
        title: 'for another document than the one asked for',
        ask: async (world) => ({ ...(await announcedBy(world)), docType: 'address' }),
        status: 422,
        text: 'This is not the document that was asked for.',
      },
    ],
    bad: { files: [] },
    mine: ['loanId', 'taskId'],
    moves: 'something',
  },
  'GET /uploadLoanDocumentsHistory': {
    as: 'max',
    ask: async (world) => {
      const { uploads: files } = await world.answer('PUT /uploadLoanDocuments', await announcedBy(world));
      for (const file of files) await send(world, file);
      return {};
    },
    holds: async ({ documents: [file] }, { line }) => {
      if (!file) throw new Error('the upload is not in the history');
      const { pathname, search } = new URL(file.url);
      const { status, body, headers } = await line.ask('GET', pathname + search);
      expect([status, body]).toEqual([200, SMALL_PDF]);
      expect(headers.get('content-disposition')).toMatch(/^attachment;/);
    },
    mine: [],
    moves: 'something',
  },
};
