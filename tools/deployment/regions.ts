/** A Google region that offers Firestore, Storage, functions, and schedules. */
interface Region {
  readonly id: string;
  readonly city: string;
  readonly continent: string;
}

/**
 * On each continent, the regions in which Cloud Build serves every project come first:
 * https://cloud.google.com/build/docs/locations. https://firebase.google.com/docs/firestore/locations,
 * https://cloud.google.com/scheduler/docs/locations
 */
export const REGIONS: readonly Region[] = [
  { id: 'us-central1', city: 'Iowa', continent: 'North America' },
  { id: 'us-west2', city: 'Los Angeles', continent: 'North America' },
  { id: 'us-east1', city: 'South Carolina', continent: 'North America' },
  { id: 'us-east4', city: 'Virginia', continent: 'North America' },
  { id: 'us-west1', city: 'Oregon', continent: 'North America' },
  { id: 'northamerica-northeast1', city: 'Montréal', continent: 'North America' },
  { id: 'southamerica-east1', city: 'São Paulo', continent: 'South America' },
  { id: 'europe-west1', city: 'Belgium', continent: 'Europe (EU)' },
  { id: 'europe-west3', city: 'Frankfurt', continent: 'Europe (EU)' },
  { id: 'europe-central2', city: 'Warsaw', continent: 'Europe (EU)' },
  { id: 'europe-west2', city: 'London', continent: 'Europe' },
  { id: 'europe-west6', city: 'Zürich', continent: 'Europe' },
  { id: 'asia-east1', city: 'Taiwan', continent: 'Asia' },
  { id: 'asia-northeast1', city: 'Tokyo', continent: 'Asia' },
  { id: 'asia-southeast1', city: 'Singapore', continent: 'Asia' },
  { id: 'asia-south1', city: 'Mumbai', continent: 'Asia' },
  { id: 'australia-southeast1', city: 'Sydney', continent: 'Australia' },
];
