import { describe } from 'vitest';
import { ABSENT, HELD, lostClaim } from './claim.ts';

const cart = 'const money = (n) => `${n} EUR`;\nexport const line = (n) => money(n);\nexport const zero = 0;\n';
const rest = 'export const zero = 0;\n';

describe('code that moved to another file, and what it left behind', () => {
  lostClaim(
    'is named as a free name by a file that was there before',
    { 'cart.js': cart, 'line.js': 'export const empty = 1;' },
    { 'cart.js': rest, 'line.js': 'export const empty = 1;\nexport const line = (n) => money(n);' },
    'cart.js#money',
    HELD,
  );
  lostClaim(
    'is not meant by a file that did not change; control',
    { 'cart.js': cart, 'line.js': 'export const line = (n) => money(n);' },
    { 'cart.js': rest },
    'cart.js#money',
    ABSENT,
  );
  lostClaim(
    'is not meant by what the new file declares itself; control',
    { 'cart.js': cart },
    { 'cart.js': rest, 'line.js': 'const money = (n) => `${n}`;\nexport const line = (n) => money(n);' },
    'cart.js#money',
    ABSENT,
  );
  lostClaim(
    'is not meant by a name that a file had free before; control',
    { 'cart.js': cart, 'line.js': 'export const line = (n) => money(n);' },
    { 'cart.js': rest, 'line.js': 'export const line = (n) => money(n) + 1;' },
    'cart.js#money',
    ABSENT,
  );
  lostClaim(
    'is required of the module that kept it to itself',
    { 'cart.js': 'const money = (n) => n;\nexports.line = (n) => money(n);\n' },
    { 'cart.js': 'exports.zero = 0;\n', 'line.js': `const { money } = require('./cart');\nexports.line = money;` },
    'cart.js#money',
    HELD,
  );
  lostClaim(
    'is read of the namespace of the module that kept it to itself',
    { 'cart.js': cart },
    { 'cart.js': rest, 'line.js': `import * as cart from './cart.js';\nexport const line = (n) => cart.money(n);` },
    'cart.js#money',
    HELD,
  );
  lostClaim(
    'is a private name of a class that has another name now',
    { 'cart.js': 'export class Cart { #tax() { return 1; } total() { return this.#tax(); } }\nexport const zero = 0;' },
    { 'cart.js': rest, 'basket.js': 'export class Basket { total() { return this.#tax(); } }' },
    'cart.js#Cart.#tax',
    HELD,
  );
  lostClaim(
    'is not meant by the private name of another class; control',
    { 'cart.js': 'export class Cart { #tax() { return 1; } total() { return this.#tax(); } }\nexport const zero = 0;' },
    { 'cart.js': rest, 'basket.js': 'export class Basket { #tax() { return 2; } total() { return this.#tax(); } }' },
    'cart.js#Cart.#tax',
    ABSENT,
  );
});
