import type { Section } from './section.ts';

export const LATLNG: Section = {
  title: 'LatLng',
  source: 'https://firebase.google.com/docs/reference/rules/rules.LatLng',
  cases: [
    ['latlng.value(1.5,2)', 'latlng.value(1.5, 2.0)'],
    ['latlng.value(37,-122).distance(latlng.value(34,-118))', '492243.57361538836'],
    ['latlng.value(1,2).latitude()', '1.0'],
    ['latlng.value(1,2) == latlng.value(1.0,2.0)', 'true'],
    ['latlng.value(1,2) is latlng', 'true'],
    ['latlng.value(-90,180)', 'latlng.value(-90.0, 180.0)'],
    ['latlng.value(0.0,0) == latlng.value(-0.0,0)', 'false'],
    ['latlng.value(0,0).distance(latlng.value(0,0))', '0.0'],
    ['latlng.value(0,0).distance(latlng.value(0,180))', "float('2.0015115070354454E7')"],
    ['latlng.value(1,2).foo()', 'fault: Function not found error: Name: [foo].'],
    ["latlng.value('1',2)", 'fault: Unsupported operation error. Received: latlng.value(string, int).'],
    ['latlng.value(1,2).distance(1)', 'fault: Unsupported operation error. Received: latlng.distance(int).'],
  ],
};
