import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { FileRow, Limits } from '../../../../machines/upload/upload.view.ts';
import { useTypesText } from './typesText.ts';

/** The lender's words about a file that the portal can say in every language; it answers the signed address in English (HDR-012). */
const LENDER_TEXTS: Readonly<Record<string, MessageDescriptor>> = {
  'This isn’t the type of file its name says. Use a JPG, PNG, HEIC or PDF file.': msg`This isn’t the type of file its name says. Use a JPG, PNG, HEIC or PDF file.`,
  'Use a JPG, PNG, HEIC or PDF file.': msg`Use a JPG, PNG, HEIC or PDF file.`,
  'This file is empty. Choose another file.': msg`This file is empty. Choose another file.`,
  'A file can be up to 4 MB.': msg`A file can be up to 4 MB.`,
  'This file is damaged. Choose another file.': msg`This file is damaged. Choose another file.`,
  'This picture is too large. Take it at a lower resolution.': msg`This picture is too large. Take it at a lower resolution.`,
  'This PDF contains a web page. Print it to a new PDF and use that.': msg`This PDF contains a web page. Print it to a new PDF and use that.`,
  'This PDF can run programs or contains other files. Print it to a new PDF and use that.': msg`This PDF can run programs or contains other files. Print it to a new PDF and use that.`,
  'This PDF is protected with a password. Remove the password, then choose it again.': msg`This PDF is protected with a password. Remove the password, then choose it again.`,
  'This file is more than a picture. Take a new photo.': msg`This file is more than a picture. Take a new photo.`,
  'You can upload up to 4 files.': msg`You can upload up to 4 files.`,
};

/** Why a file is not taken. Spec: RULE-018, ERR-030; the lender's own words otherwise as they are. */
export function useProblemText({ types, megabytes, files }: Limits): (file: Pick<FileRow, 'problem' | 'texts'>) => string {
  const { t, i18n } = useLingui();
  const kinds = useTypesText()(types);
  const joined = (texts: readonly string[]) =>
    texts
      .map((text) => {
        const known = Object.hasOwn(LENDER_TEXTS, text) ? LENDER_TEXTS[text] : undefined;
        return known ? i18n._(known) : text;
      })
      .join(' ');
  return ({ problem, texts }) => {
    switch (problem) {
      case 'tooMany':
        return t`You can send up to ${files} files for this document. To add this one, remove a file that you haven’t sent yet.`;
      case 'empty':
        return t`This file is empty. Choose another file.`;
      case 'tooLarge':
        return t`A file can be up to ${megabytes} MB. Choose a smaller file, or take the photo at a lower resolution.`;
      case 'chosenTwice':
        return t`You have already added this file.`;
      case 'unreadable':
        return t`File cannot be read`;
      case 'cannotBeOpened':
        return t`Your browser can’t open this photo. Take a new photo, or save it as a JPG and choose that.`;
      case 'unknownType':
        return t`We can’t tell what type of file this is. Use ${kinds}.`;
      case 'wrongType':
        return t`We don’t accept this type of file. Use ${kinds}.`;
      case 'otherThanItsName':
        return t`This isn’t the type of file its name says. Use ${kinds}.`;
      case 'declined':
      case null:
        return joined(texts) || t`Your lender didn’t accept this file. Choose another one, or ask your store.`;
    }
  };
}
