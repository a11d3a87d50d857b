import type { BrowserContext, Page } from '@playwright/test';

export interface PageGuard {
  /** Lets problems pass whose text fits; a test calls it before it causes them. */
  allow(...patterns: RegExp[]): void;
  /** What went wrong on any page of the context and was not allowed, one line each. */
  problems(): string[];
}

/** Hears every uncaught exception, console error, policy violation and dialog of a context, from its first page on. */
export async function createPageGuard(context: BrowserContext): Promise<PageGuard> {
  const heard: string[] = [];
  const allowed: RegExp[] = [];
  const watch = (page: Page) => {
    page.on('pageerror', (error) => heard.push(`uncaught: ${error.stack ?? error.message}`));
    page.on('crash', () => heard.push(`crashed: ${page.url()}`));
    page.on('console', (message) => {
      if (message.type() === 'error') heard.push(`console: ${message.text()} (${message.location().url})`);
    });
    page.on('dialog', (dialog) => {
      if (dialog.type() !== 'beforeunload') heard.push(`dialog: ${dialog.message()}`);
      dialog.dismiss().catch((error: Error) => heard.push(`dialog: ${error.message}`));
    });
  };
  context.pages().forEach(watch);
  context.on('page', watch);
  // Not every violation reaches the console (report-only ones and those of workers do not), but each fires this event.
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
      console.error(`CSP ${effectiveDirective}: ${blockedURI} ${sample} ${sourceFile}:${lineNumber}`);
    });
  });
  return {
    allow: (...patterns) => void allowed.push(...patterns),
    problems: () => heard.filter((line) => !allowed.some((pattern) => pattern.test(line))),
  };
}
