import type { Locale } from '../../src/index';
import type { BulkKind } from '../../src/resources/moderation/selectionSlice';

/** What a dialog says about its action, as English texts. */
export const bulkWords = {
  move: {
    heading: 'Move',
    button: 'Move',
    busy: 'Moving discussions…',
    done: 'Selected discussions have been moved successfully.',
    problem: 'There was a problem moving:',
  },
  merge: {
    heading: 'Merge Discussions',
    button: 'Merge',
    busy: 'Merging discussions…',
    done: 'Selected discussions have been merged successfully.',
    problem: 'There was a problem merging:',
  },
  close: {
    heading: 'Close',
    button: 'Close Discussions',
    busy: 'Closing discussions…',
    done: 'Selected discussions have been successfully closed to commenting.',
    problem: 'There was a problem closing:',
  },
  delete: {
    heading: 'Delete',
    button: 'Delete',
    busy: 'Deleting discussions…',
    done: 'Selected discussions have been deleted successfully.',
    problem: 'There was a problem deleting:',
  },
} as const satisfies Record<BulkKind, object>;

/** The question of a dialog; a merge asks by itself. */
export function questionOf(kind: BulkKind, count: number, { plural }: Pick<Locale, 'plural'>): string {
  if (kind === 'move')
    return plural(count, {
      one: 'Are you sure you would like to move {count} discussion?',
      other: 'Are you sure you would like to move {count} discussions?',
    });
  if (kind === 'close')
    return plural(count, {
      one: 'Are you sure you would like to close {count} discussion to commenting?',
      other: 'Are you sure you would like to close {count} discussions to commenting?',
    });
  if (kind === 'delete')
    return plural(count, {
      one: 'Are you sure you want to delete this discussion?',
      other: 'Are you sure you would like to delete {count} discussions?',
    });
  return '';
}
