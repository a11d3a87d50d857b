import { disarmNames } from '../page/disarmNames';
import { stopIfForeign } from '../page/natives/stopIfForeign';

// Before all others: React must not be evaluated in a page that breaks it, and it asks the document for elements while it
// is, where no member's image should answer instead.
stopIfForeign();
disarmNames(document);
