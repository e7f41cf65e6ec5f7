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

/** Systems cut icons to circles and other shapes, in which this share of the side is always seen. */
const SAFE_SHARE = 0.62;

/** A file that is made into no logo, with what the leader reads. */
export class LogoRefusal extends Error {
  override name = 'LogoRefusal';
}

/**
 * Draws the images of a logo. Whatever the file holds, its pixels alone come out: an SVG drawn as an image runs no script and loads nothing.
 * @throws LogoRefusal
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
      ground: '#ffffff',
    }),
  };
}

interface Frame {
  width: number;
  height: number;
  /** How much of it the picture may fill. */
  share: number;
  ground?: string;
}

/** The picture in the middle of a frame, as large as it fits, as base64. */
function pictureIn(picture: HTMLImageElement, { width, height, share, ground }: Frame): string {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (context === null || picture.naturalWidth === 0 || picture.naturalHeight === 0) {
    throw new Error('There is nothing to draw, or on.');
  }
  if (ground !== undefined) {
    context.fillStyle = ground;
    context.fillRect(0, 0, width, height);
  }
  const scale = share * Math.min(width / picture.naturalWidth, height / picture.naturalHeight);
  const [wide, high] = [picture.naturalWidth * scale, picture.naturalHeight * scale];
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, (width - wide) / 2, (height - high) / 2, wide, high);
  return canvas.toDataURL('image/png').replace(/^.*,/, '');
}
