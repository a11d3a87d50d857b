import type { Forum, OpenSession } from './forum';
import type { ForumConfig } from './forumConfig';
import type { LocaleKey, Words } from './routes/pages/createWords';
import type { Themes } from './server/readTheme';
import type { Viewer } from './viewer';

declare module 'fastify' {
  interface FastifyInstance {
    forum: Forum;
    settings: ForumConfig;
    themes: Themes;
    languages: Record<LocaleKey, Words>;
  }
  interface FastifyRequest {
    viewer: Viewer;
    /** The form held a NUL, which was taken out of it. */
    hadNul: boolean;
  }
  interface FastifyReply {
    /** For `<script nonce>` and `<style nonce>` of this answer. */
    cspNonce: string;
    /**
     * Sets the session cookie; call it after `forum.sessions.signIn` or `register`. `framed`: one that is kept for the
     * site around the frame alone.
     */
    startSession(session: OpenSession, options?: { framed?: boolean }): FastifyReply;
    /** Ends the session in the database and takes the cookie away. Resolves to nothing: a reply is a promise itself. */
    endSession(): Promise<void>;
  }
}
