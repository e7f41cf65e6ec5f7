import { Fault } from './fault.ts';
import { floatText } from './float-text.ts';
import type { Keyed } from './member-key.ts';

const EARTH_RADIUS_METRES = 6371009;

const RADIANS_PER_DEGREE = Math.PI / 180;

const radians = (degrees: number) => degrees * RADIANS_PER_DEGREE;

/** A point on the earth, in degrees. */
export class LatLng implements Keyed {
  private constructor(
    readonly latitude: number,
    readonly longitude: number,
  ) {}

  static of(latitude: number, longitude: number): LatLng | Fault {
    const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
    return isOnEarth
      ? new LatLng(latitude, longitude)
      : new Fault(
          'Latitude should be in [-90,90] range and longitude should be in [-180,180] range. ' +
            `latitude: ${floatText(latitude)}, longitude: ${floatText(longitude)}.`,
        );
  }

  get memberKey(): string {
    return `latlng ${floatText(this.latitude)} ${floatText(this.longitude)}`;
  }

  /** Metres between the two points along a great circle (haversine). */
  distanceTo(other: LatLng): number {
    const halfLatitude = Math.sin((radians(other.latitude) - radians(this.latitude)) / 2);
    const halfLongitude = Math.sin((radians(other.longitude) - radians(this.longitude)) / 2);
    const chord =
      halfLatitude ** 2 +
      Math.cos(radians(this.latitude)) * Math.cos(radians(other.latitude)) * halfLongitude ** 2;
    return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(chord)));
  }
}
