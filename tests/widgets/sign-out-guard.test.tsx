import { render } from '@testing-library/react';
import { DraftsContext, type Drafts } from '../../src/resources/drafts/createDrafts';
import { createDraftStore } from '../../src/resources/drafts/createDraftStore';
import { useSignOutGuard } from '../../widgets/title-bar/useSignOutGuard';

function SignOut() {
  useSignOutGuard();
  return null;
}

describe('useSignOutGuard', () => {
  const engine = jest.fn(() => new Promise<never>(() => {}));
  const open = () =>
    render(
      <DraftsContext
        value={
          {
            engine,
            start: jest.fn(),
            hold: jest.fn(),
            report: jest.fn(),
            reader: {
              userID: () => 7,
              nameOf: () => '',
              subscribe: () => () => undefined,
            },
          } satisfies Drafts
        }
      >
        <SignOut />
      </DraftsContext>,
    );

  beforeEach(() => {
    window.localStorage.clear();
    engine.mockClear();
  });

  it('asks for the code of drafts when somebody has one on this machine', () => {
    createDraftStore(window, '7').mark(true);
    open();
    expect(engine).toHaveBeenCalled();
  });

  it('asks for it later when only then another tab says so, and not once it is gone', () => {
    const { unmount } = open();
    expect(engine).not.toHaveBeenCalled();
    createDraftStore(window, '7').mark(true);
    window.dispatchEvent(new StorageEvent('storage', { key: 'inlay.drafts' }));
    expect(engine).toHaveBeenCalledTimes(1);
    unmount();
    window.dispatchEvent(new StorageEvent('storage', { key: 'inlay.drafts' }));
    expect(engine).toHaveBeenCalledTimes(1);
  });
});
