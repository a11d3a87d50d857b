import { disarmNames } from '../page/disarmNames';

// Before all others: React asks the document for elements while it is evaluated, and no member's image should answer
// instead.
disarmNames(document);
