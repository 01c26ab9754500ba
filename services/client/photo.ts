import type { UploadType } from '../contract/uploads.ts';

/** The types of pictures that every browser can write. */
export type PictureType = Extract<UploadType, 'image/jpeg' | 'image/png'>;

export type PhotoToClean = {
  file: File;
  /** The types it may be written as; the first one is tried first at each size. */
  types: readonly PictureType[];
  maxBytes: number;
};

/** Pixels of the longer side: enough to read the smallest print of a page, and what every browser can draw. */
const LONGEST_SIDE = 4096;
/** How much smaller a photo is made, step by step, until it is small enough. */
const SCALES: readonly number[] = [1, 0.75, 0.5, 0.35, 0.25];
const JPEG_QUALITY = 0.9;

type Canvas = { element: HTMLCanvasElement; pen: CanvasRenderingContext2D };

function canvasOf(width: number, height: number): Canvas {
  const element = Object.assign(document.createElement('canvas'), { width, height });
  const pen = element.getContext('2d');
  if (!pen) throw new Error('the browser has no canvas');
  return { element, pen };
}

/** Throws when the browser answers noise instead of what was drawn, as some do against tracking: the lender would get a picture of nothing. */
function checkCanvas(): void {
  const { pen } = canvasOf(8, 8);
  pen.fillStyle = 'rgb(64 128 192)';
  pen.fillRect(0, 0, 8, 8);
  const isTrue = pen.getImageData(0, 0, 8, 8).data.every((value, at) => Math.abs(value - ([64, 128, 192, 255][at % 4] ?? 0)) < 8);
  if (!isTrue) throw new Error('the browser does not give back what was drawn');
}

function written(bitmap: ImageBitmap, scale: number, type: PictureType): Promise<Blob> {
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const { element, pen } = canvasOf(width, height);
  if (type === 'image/jpeg') {
    // a JPG cannot be transparent: paper is white, not black
    pen.fillStyle = 'white';
    pen.fillRect(0, 0, width, height);
  }
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(bitmap, 0, 0, width, height);
  return new Promise((resolve, reject) => {
    element.toBlob(
      (blob) => (blob?.type === type ? resolve(blob) : reject(new Error(`the browser cannot write ${type}`))),
      type,
      JPEG_QUALITY,
    );
  });
}

/**
 * Redraws a photo and writes only its picture: where and when it was taken, and everything else that the camera noted, is gone. A photo that
 * is too large is made smaller. Null when it stays too large; rejects when the browser cannot open it. Spec: quality §3 "uploads".
 */
export async function cleanPhoto({ file, types, maxBytes }: PhotoToClean): Promise<{ file: File; type: PictureType } | null> {
  checkCanvas();
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const most = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
    for (const scale of SCALES)
      for (const type of types) {
        const blob = await written(bitmap, most * scale, type);
        if (blob.size <= maxBytes) return { file: new File([blob], file.name, { type }), type };
      }
    return null;
  } finally {
    bitmap.close();
  }
}
