import * as v from 'valibot';
import type { PostalAddress } from '../../services/contract/addresses.ts';
import { Demographics, GENDERS, RACES, type Customer, type CustomerAddress } from '../../services/contract/customer.ts';
import type { Ask } from '../../services/contract/index.ts';
import { isName } from '../../services/contract/name.ts';
import { isPhone, phoneDigits } from '../../services/contract/phone.ts';
import { LINES, lineOf, lineProblem, linesFrom } from '../kit/addressLines.ts';
import type { DetailsAddress, FieldName, Problems, Question, Typed } from './customerDetails.fields.ts';

/** What the form asks for. */
export type Asked = { home: boolean; phone: boolean; spouse: boolean; questions: readonly Question[] };

type Change = Ask<'POST /customerinfo'>['customer'];
type OnFile = Pick<Customer, 'addresses' | 'contactNumbers'>;

const INCHES_A_FOOT = 12;
const NUMBER = /^\d{1,3}$/;

const text = (typed: Typed, field: FieldName): string => (typed[field] ?? '').trim();

const addressIn = (typed: Typed, name: DetailsAddress) => linesFrom((line) => text(typed, lineOf(name, line)));

function addressProblems(typed: Typed, name: DetailsAddress): Problems {
  const lines = addressIn(typed, name);
  return Object.fromEntries(
    LINES.flatMap((line) => {
      const problem = lineProblem(line, lines[line]);
      return problem ? [[lineOf(name, line), problem]] : [];
    }),
  );
}

/** Not one of the ten digits; tolerated, as in a username (RULE-001). */
const COUNTRY = /^\+1[ -]?/;
const phoneIn = (typed: Typed): string => text(typed, 'phone').replace(COUNTRY, '');

/** Spec: portal §5 "Phone" (RULE-003). */
function phoneProblem(typed: Typed): Problems {
  const phone = phoneIn(typed);
  return phone === '' ? { phone: 'required' } : isPhone(phone) ? {} : { phone: 'invalid' };
}

function nameProblem(typed: Typed, field: 'spouse.firstName' | 'spouse.lastName'): Problems {
  const name = text(typed, field);
  return name === '' ? { [field]: 'required' } : isName(name) ? {} : { [field]: 'invalid' };
}

/** The spouse lives at the customer's home: its address is not typed twice (WCAG 3.3.7). */
const livesAtHome = (typed: Typed): boolean => typed.livesAt === 'home';

function spouseProblems(typed: Typed): Problems {
  const names = { ...nameProblem(typed, 'spouse.firstName'), ...nameProblem(typed, 'spouse.lastName') };
  if (livesAtHome(typed)) return names;
  return typed.livesAt === 'elsewhere' ? { ...names, ...addressProblems(typed, 'spouse') } : { ...names, livesAt: 'required' };
}

/** Inches, from feet and inches; no inches count as none. NaN for what is no height. */
function heightIn(typed: Typed): number {
  const [feet, inches] = [text(typed, 'feet'), text(typed, 'inches') || '0'];
  return NUMBER.test(feet) && NUMBER.test(inches) && Number(inches) < INCHES_A_FOOT
    ? Number(feet) * INCHES_A_FOOT + Number(inches)
    : Number.NaN;
}

const poundsIn = (typed: Typed): number => (NUMBER.test(text(typed, 'pounds')) ? Number(text(typed, 'pounds')) : Number.NaN);

/** Only a figure that the customer has begun to give can be wrong: every question may be left open. */
function heightProblem(typed: Typed): Problems {
  if (typed.height !== 'given') return {};
  if (text(typed, 'feet') === '') return { feet: 'required' };
  return v.is(Demographics, { height: heightIn(typed) }) ? {} : { feet: 'invalid' };
}

function weightProblem(typed: Typed): Problems {
  if (typed.weight !== 'given') return {};
  if (text(typed, 'pounds') === '') return { pounds: 'required' };
  return v.is(Demographics, { weight: poundsIn(typed) }) ? {} : { pounds: 'invalid' };
}

/** What is wrong with the form; empty when it can be sent. */
export const problemsIn = (asked: Asked, typed: Typed): Problems => ({
  ...(asked.home && addressProblems(typed, 'home')),
  ...(asked.phone && phoneProblem(typed)),
  ...(asked.spouse && spouseProblems(typed)),
  ...(asked.questions.includes('height') && heightProblem(typed)),
  ...(asked.questions.includes('weight') && weightProblem(typed)),
});

const RaceAnswer = v.fallback(v.picklist(RACES), 'notSaid');
const GenderAnswer = v.fallback(v.picklist(GENDERS), 'notSaid');

/** The answers. A question that is left open is declined: it is not asked again. */
const answersIn = (questions: readonly Question[], typed: Typed): Demographics => ({
  ...(questions.includes('race') && { race: v.parse(RaceAnswer, typed.race) }),
  ...(questions.includes('gender') && { gender: v.parse(GenderAnswer, typed.gender) }),
  ...(questions.includes('height') && { height: typed.height === 'given' ? heightIn(typed) : ('notSaid' as const) }),
  ...(questions.includes('weight') && { weight: typed.weight === 'given' ? poundsIn(typed) : ('notSaid' as const) }),
});

/** The list of addresses with the typed home: a mailing address on file stays. Spec: ENT-003. */
function addressesWith(home: PostalAddress, { addresses }: OnFile): CustomerAddress[] {
  const others = addresses.filter(({ typeName }) => typeName !== 'Home');
  return [
    { ...home, typeName: 'Home', display: true, sameAddresses: others.length === 0, index: 0 },
    ...others.map((address, at) => ({ ...address, index: at + 1 })),
  ];
}

/** The change of POST /customerinfo. Spec: CALL-017, FLOW-REFI-12. */
export const changeIn = ({ home, phone, questions }: Asked, typed: Typed, onFile: OnFile): Change => ({
  ...(home && { addresses: addressesWith(addressIn(typed, 'home'), onFile) }),
  ...(phone && { contactNumbers: [{ phoneNumber: phoneDigits(phoneIn(typed)), type: 'mobile' as const }] }),
  ...(questions.length > 0 && { demographics: answersIn(questions, typed) }),
});

/** The address on file that the customer lives at. */
export const homeOnFile = ({ addresses }: OnFile): CustomerAddress | undefined => addresses.find(({ typeName }) => typeName === 'Home');

/** The spouse for POST /spouseAddress. Spec: CALL-030. */
export function spouseIn(typed: Typed, onFile: OnFile): Omit<Ask<'POST /spouseAddress'>, 'customerId'> {
  const { line1, line2, city, state, zip } =
    (livesAtHome(typed) && homeOnFile(onFile)) || addressIn(typed, livesAtHome(typed) ? 'home' : 'spouse');
  return {
    firstName: text(typed, 'spouse.firstName'),
    lastName: text(typed, 'spouse.lastName'),
    address: { line1, line2, city, state, zip },
  };
}
