import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { FileRow, Limits } from '../../../../machines/upload/upload.view.ts';
import { useTypesText } from './typesText.ts';

/** The lender's words about a file that the portal can say in every language; it answers the signed address in English (HDR-012). */
const LENDER_TEXTS: Readonly<Record<string, MessageDescriptor>> = {
  'This is not the kind of file that its name says. Use a JPG, PNG, HEIC or PDF file.': msg`This is not the kind of file that its name says. Use a JPG, PNG, HEIC or PDF file.`,
  'Use a JPG, PNG, HEIC or PDF file.': msg`Use a JPG, PNG, HEIC or PDF file.`,
  'This file is empty. Choose another file.': msg`This file is empty. Choose another file.`,
  'A file can have at most 4 MB.': msg`A file can have at most 4 MB.`,
  'This file is damaged. Choose another file.': msg`This file is damaged. Choose another file.`,
  'This picture is too large. Take it in a lower resolution.': msg`This picture is too large. Take it in a lower resolution.`,
  'This PDF holds a web page. Print it to a new PDF and use that.': msg`This PDF holds a web page. Print it to a new PDF and use that.`,
  'This PDF can run programs or holds other files. Print it to a new PDF and use that.': msg`This PDF can run programs or holds other files. Print it to a new PDF and use that.`,
  'This PDF is protected by a password. Remove the password, then choose it again.': msg`This PDF is protected by a password. Remove the password, then choose it again.`,
  'This file is more than a picture. Take a new photo.': msg`This file is more than a picture. Take a new photo.`,
  'You can upload at most 4 files.': msg`You can upload at most 4 files.`,
};

/** Why a file is not taken. Spec: RULE-018, ERR-030; the lender's own words otherwise as they are. */
export function useProblemText({ types, megabytes, files }: Limits): (file: Pick<FileRow, 'problem' | 'texts'>) => string {
  const { t, i18n } = useLingui();
  const kinds = useTypesText()(types);
  const said = (texts: readonly string[]) =>
    texts
      .map((text) => {
        const known = Object.hasOwn(LENDER_TEXTS, text) ? LENDER_TEXTS[text] : undefined;
        return known ? i18n._(known) : text;
      })
      .join(' ');
  return ({ problem, texts }) => {
    switch (problem) {
      case 'tooMany':
        return t`At most ${files} files can be sent for this document. Remove another file to add this one.`;
      case 'empty':
        return t`This file is empty. Choose another file.`;
      case 'tooLarge':
        return t`A file can have at most ${megabytes} MB. Choose a smaller file, or take the photo in a lower resolution.`;
      case 'chosenTwice':
        return t`You have already added this file.`;
      case 'unreadable':
        return t`File cannot be read`;
      case 'cannotBeOpened':
        return t`Your browser cannot open this photo. Take a new photo, or save it as a JPG and choose that.`;
      case 'unknownType':
        return t`We cannot tell what kind of file this is. Use ${kinds}.`;
      case 'wrongType':
        return t`Files of this kind are not accepted. Use ${kinds}.`;
      case 'otherThanItsName':
        return t`This is not the kind of file that its name says. Use ${kinds}.`;
      case 'declined':
      case null:
        return said(texts) || t`Your lender did not accept this file. Choose another one, or ask your store.`;
    }
  };
}
