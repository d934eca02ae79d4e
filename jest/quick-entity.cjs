// drizzle asks of every part of a query what it is, several times, by walking up its classes: a fifth of a server test.
// The answer depends on the prototype alone, so it is asked once for each prototype and type.
const entity = require('drizzle-orm/entity');

const answers = new WeakMap();

function is(value, type) {
  if (!value || typeof value !== 'object') return false;
  const prototype = Object.getPrototypeOf(value);
  if (prototype === null) return entity.is(value, type);
  let ofType = answers.get(type);
  if (!ofType) {
    ofType = new WeakMap();
    answers.set(type, ofType);
  }
  let answer = ofType.get(prototype);
  if (answer === undefined) {
    answer = entity.is(value, type);
    ofType.set(prototype, answer);
  }
  return answer;
}

module.exports = { ...entity, is };
