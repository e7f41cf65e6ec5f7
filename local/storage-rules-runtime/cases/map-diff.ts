import type { Section } from './section.ts';

export const MAP_DIFF: Section = {
  title: 'MapDiff',
  source: 'https://firebase.google.com/docs/reference/rules/rules.MapDiff',
  cases: [
    ["{'a':1}.diff({'a':1.0}).changedKeys()", '[].toSet()'],
    ["{'a':[1]}.diff({'a':[1.0]}).changedKeys()", '[].toSet()'],
    ["{'a':1,'b':2}.diff({'a':2,'c':1}).affectedKeys()", "['a', 'b', 'c'].toSet()"],
    ["{'a':1,'b':2}.diff({'a':2,'c':1}).addedKeys()", "['b'].toSet()"],
    ["{'a':1,'b':2}.diff({'a':2,'c':1}).removedKeys()", "['c'].toSet()"],
    ["{'a':1,'b':2}.diff({'a':2,'c':1}).unchangedKeys()", '[].toSet()'],
    ["{'a':1}.diff({'a':1}) == {'b':1}.diff({'b':1})", 'false'],
    ["{'a':1}.diff({'a':1}) == {'a':2}.diff({'a':2})", 'false'],
    ["{'a':1}.diff([1])", 'fault: Unsupported operation error. Received: map.diff(list).'],
    ["{'a':1}.diff({}) is map_diff", 'true'],
    ["{'a':float('NaN')}.diff({'a':float('NaN')}).affectedKeys()", '[].toSet()'],
    ["{'a':0.0}.diff({'a':-0.0}).affectedKeys()", '[].toSet()'],
    ["{'a':{'b':1}}.diff({'a':{'b':1.0}}).affectedKeys()", '[].toSet()'],
    ["{'a':1}.diff({'a':1}) == {'a':1}.diff({'a':1})", 'false'],
    ["[{'a':1}.diff({'a':1})] == [{'a':1}.diff({'a':1})]", 'true'],
  ],
};
