import type { CallableInput } from '@prayer-community/domain/callables';
import {
  LOGO_ICONS,
  LOGO_REFUSALS,
  MARK_HEIGHT_PX,
  MARK_MAX_WIDTH_PX,
  refusalOfLogo,
} from '@prayer-community/domain/settings/logo';
import { t } from '@prayer-community/i18n/text';

type Images = CallableInput<'storeLogo'>['images'];

/** The share of an icon's side that is always visible. Systems crop icons to circles and other shapes. */
const SAFE_SHARE = 0.62;

/** Thrown if a file cannot be made into a logo. The message is shown to the leader. */
export class LogoRefusal extends Error {
  override name = 'LogoRefusal';
}

/**
 * Draws the images of a logo. Only pixels of the file come through: an SVG drawn as an image runs no script and loads
 * nothing.
 * @throws LogoRefusal if the file cannot be made into a logo
 */
export async function drawLogo(file: File): Promise<Images> {
  const refusal = refusalOfLogo(file);
  if (refusal !== null) {
    throw new LogoRefusal(t(refusal));
  }
  const address = URL.createObjectURL(file);
  try {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    return imagesOf(picture);
  } catch (cause) {
    throw new LogoRefusal(t(LOGO_REFUSALS.unreadable), { cause });
  } finally {
    URL.revokeObjectURL(address);
  }
}

function imagesOf(picture: HTMLImageElement): Images {
  const ratio = picture.naturalWidth / picture.naturalHeight;
  const markWidth = Math.round(Math.min(MARK_MAX_WIDTH_PX, Math.max(MARK_HEIGHT_PX, MARK_HEIGHT_PX * ratio)));
  const icon = (side: number) => pictureIn(picture, { width: side, height: side, share: 1 });
  return {
    mark: pictureIn(picture, { width: markWidth, height: MARK_HEIGHT_PX, share: 1 }),
    'icon-192': icon(LOGO_ICONS['icon-192']),
    'icon-512': icon(LOGO_ICONS['icon-512']),
    'maskable-512': pictureIn(picture, {
      width: LOGO_ICONS['maskable-512'],
      height: LOGO_ICONS['maskable-512'],
      share: SAFE_SHARE,
      background: '#ffffff',
    }),
  };
}

interface Frame {
  width: number;
  height: number;
  /** The share of the frame that the picture may fill. */
  share: number;
  background?: string;
}

/** Draws the picture in the middle of a frame, as large as it fits. Returns base64. */
function pictureIn(picture: HTMLImageElement, { width, height, share, background }: Frame): string {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (context === null || picture.naturalWidth === 0 || picture.naturalHeight === 0) {
    throw new Error('The image is empty or has no canvas.');
  }
  if (background !== undefined) {
    context.fillStyle = background;
    context.fillRect(0, 0, width, height);
  }
  const scale = share * Math.min(width / picture.naturalWidth, height / picture.naturalHeight);
  const [wide, high] = [picture.naturalWidth * scale, picture.naturalHeight * scale];
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, (width - wide) / 2, (height - high) / 2, wide, high);
  return canvas.toDataURL('image/png').replace(/^.*,/, '');
}
