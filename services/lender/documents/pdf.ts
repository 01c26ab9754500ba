import PdfKit from 'pdfkit';
import type { Paper, Part } from './paper.ts';

type Pdf = InstanceType<typeof PdfKit>;

const MARGIN = 64;
const FOOT_FROM_BOTTOM = 44;
/** Between columns and between lines. */
const GAP = 12;
const LINE_GAP = 4;
const MIN_COLUMN_WIDTH = 90;
const INK = '#1a1a1a';
const PALE = '#555555';
const SANDBOX = 'Made by the sandbox lender. Not a real loan document.';
export const PDF_TYPE = 'application/pdf';

/** A paper as a PDF: tagged for screen readers, the same bytes for the same paper, with standard fonts only. */
export async function pdfOf(paper: Paper): Promise<Buffer> {
  const pdf = new PdfKit({
    size: 'LETTER',
    margin: MARGIN,
    lang: 'en-US',
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    info: { Title: latin(paper.title), CreationDate: new Date(`${paper.day}T12:00:00Z`) },
  });
  const written = collect(pdf);
  tagged(pdf, 'H1', () => pdf.font('Helvetica-Bold').fontSize(18).fillColor(INK).text(latin(paper.title)));
  pdf.moveDown(0.6);
  for (const part of paper.parts) draw(pdf, part);
  footers(pdf);
  pdf.end();
  return written;
}

function draw(pdf: Pdf, part: Part): void {
  pdf.font('Helvetica').fontSize(10.5).fillColor(INK);
  if (part.kind === 'heading') {
    pdf.moveDown(0.4);
    tagged(pdf, 'H2', () => pdf.font('Helvetica-Bold').fontSize(12.5).text(latin(part.text)));
  } else if (part.kind === 'text') tagged(pdf, 'P', () => pdf.text(latin(part.text), { lineGap: 2 }));
  else if (part.kind === 'facts') rows(pdf, part.facts);
  else rows(pdf, [part.head, ...part.rows], true);
  pdf.moveDown(0.6);
}

/** Rows of cells. The columns are as wide as their content needs; a screen reader reads each row as one paragraph. */
function rows(pdf: Pdf, given: readonly (readonly string[])[], hasHead = false): void {
  const cells = given.map((row) => row.map(latin));
  const widths = widthsOf(pdf, cells);
  for (const [at, row] of cells.entries()) {
    const height = Math.max(...row.map((cell, column) => pdf.heightOfString(cell, { width: widths[column] })));
    if (pdf.y + height > pdf.page.height - MARGIN) pdf.addPage();
    const top = pdf.y;
    pdf.fillColor(hasHead && at === 0 ? PALE : INK);
    tagged(pdf, 'P', () => {
      let left = MARGIN;
      for (const [column, cell] of row.entries()) {
        pdf.text(cell, left, top, { width: widths[column] });
        left += (widths[column] ?? 0) + GAP;
      }
    });
    pdf.x = MARGIN;
    pdf.y = top + height + LINE_GAP;
  }
}

/** Divides the page width by the longest text of each column. The minimum width keeps words whole. */
function widthsOf(pdf: Pdf, cells: readonly (readonly string[])[]): number[] {
  const columns = cells[0] ?? [];
  const wanted = columns.map((_, column) => Math.max(MIN_COLUMN_WIDTH, ...cells.map((row) => pdf.widthOfString(row[column] ?? ''))));
  const room = pdf.page.width - 2 * MARGIN - GAP * (columns.length - 1);
  const sum = wanted.reduce((all, width) => all + width, 0);
  return wanted.map((width) => (width * room) / sum);
}

const tagged = (pdf: Pdf, tag: string, write: () => unknown): void => {
  pdf.addStructure(pdf.struct(tag, {}, [() => void write()]));
};

/** A footer on every page, marked as an artifact so that screen readers skip it. */
function footers(pdf: Pdf): void {
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(page);
    pdf.page.margins.bottom = 0; // otherwise text this low starts another page
    pdf.markContent('Artifact', { type: 'Pagination' });
    const at = pdf.page.height - FOOT_FROM_BOTTOM;
    pdf.font('Helvetica').fontSize(8).fillColor(PALE);
    pdf.text(`${SANDBOX} Page ${page + 1} of ${count}`, MARGIN, at, { lineBreak: false });
    pdf.endMarkedContent();
  }
}

async function collect(pdf: Pdf): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of pdf) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

/** The standard fonts of PDF have only Western European letters. */
const latin = (given: string): string => given.replaceAll(/[^\u0020-\u007e\u00a0-\u00ff•–—‘’“”€]/g, '?');
