import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * The waiting pages: for each door the blocks of its screen, in the screen's own classes, so that they are where the screen will be. The only
 * words are the question of a payment, which is the same for every loan. All are in frame.html; the small early script chooses by the address
 * (routes/page/ahead.ts), skeletons.css shows. Decision 037.
 */

/** A line of text of this width, in the height of its surroundings. */
const Bone = ({ w = '' }: { w?: '' | 's' | 'l' }) => <b className={`bone${w && ` bone-${w}`}`} />;

const Button = () => <span className="skeleton-line skeleton-button" />;

const Head = ({ band = false, children }: { band?: boolean; children?: ReactNode }) => (
  <div className={band ? 'page-header page-band' : 'page-header'}>
    <p className="page-eyebrow">
      <Bone w="s" />
    </p>
    <p className="bone-title">
      <Bone />
    </p>
    {children}
  </div>
);

/** What is due: a line, a figure, a line. */
const Figure = ({ first }: { first?: string }) => (
  <>
    <p className={first}>
      <Bone />
    </p>
    <p className="bone-figure">
      <Bone w="s" />
    </p>
    <p>
      <Bone />
    </p>
  </>
);

const Standing = () => (
  <div className="standing">
    <Figure first="standing-title" />
  </div>
);

const Loan = () => (
  <div className="card bone-loan">
    <p>
      <Bone />
    </p>
    <div>
      <Figure />
    </div>
    <Button />
  </div>
);

const Brand = () => (
  <div className="section">
    <Button />
    <Loan />
  </div>
);

const Fact = () => (
  <p className="fact">
    <Bone w="s" />
    <Bone w="s" />
  </p>
);

const Amount = ({ detail = false }: { detail?: boolean }) => (
  <div className={detail ? 'choice bone-detailed' : 'choice'}>
    <p className="choice-label">
      <i className="choice-mark" />
      <Bone w="s" />
    </p>
    {detail && (
      <p className="choice-detail">
        <Bone />
      </p>
    )}
  </div>
);

const Payment = ({ question, lead }: { question: ReactNode; lead: ReactNode }) => (
  <>
    <div className="page-content">
      <div className="page-header">
        <div className="page-eyebrow">
          <div className="steps">
            <Bone w="s" />
            <p className="steps-line">
              {[1, 2, 3, 4].map((step) => (
                <i key={step} className="step" />
              ))}
            </p>
          </div>
        </div>
        <p className="bone-title bone-question">{question}</p>
        <p className="page-lead">{lead}</p>
      </div>
      <div className="form">
        <div className="choices">
          <Amount detail />
          <Amount detail />
          <Amount />
        </div>
        <div className="form-actions">
          <div className="form-bar">
            <p className="small-print only-narrow">
              <Bone w="l" /> <Bone />
            </p>
            <Button />
          </div>
          <p className="button-line bone-quiet">
            <Bone w="s" />
          </p>
        </div>
      </div>
    </div>
    <div className="page-aside only-wide">
      <div className="card card-accent">
        <p>
          <Bone /> <Bone /> <Bone />
        </p>
      </div>
    </div>
  </>
);

/** The screens of each door, and its blocks. */
const drawn = (question: ReactNode) => ({
  home: (
    <>
      <Head />
      <Standing />
      <Brand />
      <Brand />
    </>
  ),
  dashboard: (
    <>
      <Head band />
      <Standing />
      <Loan />
    </>
  ),
  account: (
    <>
      <Head band>
        <p className="page-lead" />
      </Head>
      <div className="account-hero account-hero-later">
        <div>
          <Figure />
        </div>
      </div>
      <Button />
      <div className="facts">
        <Fact />
        <Fact />
        <Fact />
        <Fact />
        <Fact />
      </div>
      <div className="section">
        <p>
          <Bone w="s" />
        </p>
        <p>
          <Bone />
        </p>
      </div>
    </>
  ),
  payment: <Payment question={question} lead={<Bone w="l" />} />,
  guest: (
    <Payment
      question={question}
      lead={
        <>
          <Bone w="l" /> <Bone w="l" />
        </>
      }
    />
  ),
});

function Door({ name, children }: { name: string; children: ReactNode }) {
  const isPayment = name === 'payment' || name === 'guest';
  const page = isPayment ? (
    <div className="page page-with-aside">{children}</div>
  ) : (
    <div className="page">
      <div className="page-content">{children}</div>
    </div>
  );
  return (
    <div className={`door door-${name}${name === 'guest' ? '' : ' shell-with-column'}`} aria-hidden="true">
      {name !== 'guest' && (
        <div className="shell-menu-column only-wide">
          <div>
            {Array.from({ length: 10 }, (_, at) => (
              <p key={at} className="bone-entry">
                <Bone />
              </p>
            ))}
          </div>
        </div>
      )}
      <div className="shell-body">{page}</div>
    </div>
  );
}

/** `questions`: what a payment asks first, in each language; the style sheet shows that of the page's language. */
export const skeletons = (questions: Readonly<Record<string, string>>): string =>
  renderToStaticMarkup(
    <>
      {Object.entries(
        drawn(
          Object.entries(questions).map(([language, question]) => (
            <span key={language} className="word" lang={language}>
              {question}
            </span>
          )),
        ),
      ).map(([name, blocks]) => (
        <Door key={name} name={name}>
          {blocks}
        </Door>
      ))}
    </>,
  );
