import { inChart, type Fault } from '../fault.ts';

const details = inChart('customerDetails');

export const customerDetailsFaults: readonly Fault[] = [
  details(
    'a customer of whom nothing is missing sees an empty form',
    'customerDetails/loading.states.ts',
    "{ guard: 'isComplete', target: '#customerDetails.closed' }, ",
    '',
  ),
  details(
    'a guest is asked for the borrower’s details',
    'customerDetails/customerDetails.machine.ts',
    "{ guard: 'isGuest', target: '#customerDetails.closed' }, ",
    '',
  ),
  details(
    'questions that the lender does not have are asked',
    'customerDetails/customerDetails.rules.ts',
    'QUESTIONS.filter((question) => needs[question])',
    '[...QUESTIONS]',
  ),
  details(
    'a question cannot be declined when the lender’s list leaves it out',
    'customerDetails/customerDetails.view.ts',
    "  ...options.filter((option) => option !== 'notSaid'),\n  'notSaid',",
    '  ...options,',
  ),
  details(
    'the register is not asked before the status is read',
    'customerDetails/loading.states.ts',
    "initial: 'asking',",
    "initial: 'loading',",
  ),
  details(
    'an unanswered register counts as answered',
    'customerDetails/loading.states.ts',
    "onDone: 'loading',\n            onError: { target: '#CustomerDetails.failed', actions: 'keepFailure' },",
    "onDone: 'loading',\n            onError: 'loaded',",
  ),
  details(
    'an incomplete form is sent',
    'customerDetails/customerDetails.rules.ts',
    'Object.keys(submitted(context, values).problems).length === 0',
    'Object.keys(submitted(context, values).problems).length >= 0',
  ),
  details(
    'the spouse’s address is not sent',
    'customerDetails/sending.states.ts',
    "        { guard: 'owesSpouse', target: 'savingSpouse' },\n",
    '',
  ),
  details(
    'what the lender has is sent again when the second part fails',
    'customerDetails/sending.states.ts',
    "onDone: { target: 'deciding', actions: { type: 'keepSent', params: { part: 'customer' } } },",
    "onDone: 'savingSpouse',",
  ),
  details(
    'the customer leaves while the details are sent',
    'customerDetails/sending.states.ts',
    "on: { ...stay, 'details.left': {} },",
    'on: stay,',
  ),
  details(
    'an address leads away while the details are sent',
    'customerDetails/sending.states.ts',
    "on: { ...stay, 'details.left': {} },",
    "on: { 'details.left': {} },",
  ),
  details(
    'a failed send is not shown',
    'customerDetails/sending.states.ts',
    "onDone: { target: 'deciding', actions: { type: 'keepSent', params: { part: 'customer' } } },\n        onError: { target: '#CustomerDetails.filling', actions: 'keepFailure' },",
    "onDone: { target: 'deciding', actions: { type: 'keepSent', params: { part: 'customer' } } },\n        onError: '#CustomerDetails.filling',",
  ),
  details(
    'the typed details of another loan are filled in',
    'customerDetails/customerDetails.rules.ts',
    'draft?.loanId === loan.loanId ? ',
    'draft && loan.loanId ? ',
  ),
  details(
    'an answer to a question of the demographics is stored in the browser',
    'customerDetails/customerDetails.fields.ts',
    'livesAt: Line,',
    'livesAt: Line,\n    race: Line,',
  ),
  details(
    'the typed details stay in the browser after they are saved',
    'customerDetails/sending.states.ts',
    "{ target: '#customerDetails.closed', actions: 'forgetDraft' }",
    "{ target: '#customerDetails.closed' }",
  ),
];
