import type { PrivacyChoice } from './isAnonymous';
import type { CookieConfig } from './privacyApi';

const year = 365 * 24 * 60 * 60;

/** The choice of a guest. The one cookie that scripts may know: the server reads it too, and it identifies no one. */
export function privacyCookie(document: Document, { name, path }: CookieConfig) {
  const key = `${name}-AnonymizeData`;
  return {
    read(): PrivacyChoice {
      const entry = document.cookie.split('; ').find((each) => each.startsWith(`${key}=`));
      if (entry === `${key}=true`) return 1;
      return entry === `${key}=false` ? 0 : -1;
    },
    write(choice: PrivacyChoice): void {
      const age = choice === -1 ? 0 : year;
      const secure = document.location.protocol === 'https:' ? '; Secure' : '';
      document.cookie = `${key}=${choice === 1}; Path=${path}; Max-Age=${age}; SameSite=Lax${secure}`;
    },
  };
}
