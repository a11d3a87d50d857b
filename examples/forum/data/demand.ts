import { HttpError, permissionProblem } from '../httpError';
import type { Scope, Viewer } from '../viewer';
import { internalName } from './permissionList';

/** Throws 403 unless the viewer holds one of the permissions (API names). */
export function demand(viewer: Viewer, permissions: string | string[], scope?: Scope): void {
  const names = [permissions].flat();
  if (!names.some((name) => viewer.can(name, scope))) throw permissionProblem(names.map(internalName));
}

/** Throws 403 for who may not close the discussion, where it is closed: it takes neither comments nor reactions of theirs. */
export function demandOpen(
  viewer: Viewer,
  { closed, categoryID }: { closed: boolean; categoryID: number },
): void {
  const permission = 'discussions.close';
  if (closed && !viewer.can(permission, { categoryID }))
    throw new HttpError(403, 'Permission Problem', 'This discussion has been closed.', {
      permissions: [internalName(permission)],
    });
}

/** Throws 403 for guests: a long run goes on in the name of the one who began it. */
export function demandRunner(viewer: Viewer): void {
  if (viewer.user) return;
  const { permissions } = permissionProblem(['Garden.SignIn.Allow']).context;
  const message = 'You must be signed in to trigger a long-running action.';
  throw new HttpError(403, message, null, { permissions });
}

/** Throws 403 for guests. */
export function demandSession(viewer: Viewer): void {
  if (!viewer.user) throw permissionProblem(['Garden.SignIn.Allow']);
}
