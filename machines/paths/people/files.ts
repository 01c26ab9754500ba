import type { Task, Tasks } from '../../upload/upload.types.ts';

/** A file as a customer chooses it. `bytes`: how large; all of them zero. */
export const fileOf = (name: string, bytes = 1_000, type = 'application/pdf'): File =>
  new File([new Uint8Array(bytes)], name, { type, lastModified: 1 });

/** What Ann's lender asks for: proof of income, and of identity with a payment. */
export const incomeTask: Task = {
  taskId: 'task-income',
  docType: 'income',
  documentName: 'Proof of income',
  isPayment: false,
  received: false,
  files: [],
};
export const identityTask: Task = {
  ...incomeTask,
  taskId: 'task-identity',
  docType: 'identity',
  documentName: 'Proof of identity',
  isPayment: true,
};

/** The task once its file has arrived. */
export const received = (task: Task, ...names: string[]): Task => ({
  ...task,
  received: names.length > 0,
  files: names.map((name) => ({ name, type: 'application/pdf', docType: task.docType, size: 1_000 })),
});

export const tasks = (...list: Task[]): Tasks => ({ tasks: list });
