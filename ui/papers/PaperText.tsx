import { Trans, useLingui } from '@lingui/react/macro';
import type { PaperLine } from '../../machines/kit/paper.ts';

/** The lender writes its papers in this language, whatever the customer's is. */
const LANGUAGE = 'en';

/** The whole text of a document, without folding or a scroll box. Text only, never HTML. Says which language it is in, also to a screen reader (WCAG 3.1.2). */
export function PaperText({ lines }: { lines: readonly PaperLine[] }) {
  const { i18n } = useLingui();
  return (
    <>
      {i18n.locale !== LANGUAGE && (
        <p className="paper-language">
          <Trans>This document is in English. If you have questions, call your store.</Trans>
        </p>
      )}
      <div className="paper" lang={LANGUAGE}>
        {lines.map(({ heading, text }) => (heading ? <h3 key={text}>{text}</h3> : <p key={text}>{text}</p>))}
      </div>
    </>
  );
}
