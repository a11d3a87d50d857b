import { disarmNames } from '../page/disarmNames';

// Before all others: React asks the document for elements while it is evaluated, and nobody should have to ask
// members' fields instead.
disarmNames(document);
