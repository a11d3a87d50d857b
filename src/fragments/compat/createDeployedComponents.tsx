import { clsx } from 'clsx';
import { createElement, Fragment } from 'react';
import type { ComponentPropsWithRef, CSSProperties, ElementType, ReactNode } from 'react';
import { profileUrl } from '../../safe/profileUrl';
import type { FragmentKit, FragmentUser } from '../../contract/fragmentKit';
import type { ButtonLook as ButtonProps } from '../../ui/Button';
import { Tooltip } from '../../ui/Tooltip';
import type { Ui } from '../../ui/UiContext';

/** Looks of deployed buttons → ours. */
const looks = new Map<string, ButtonProps['look']>([
  ['primary', 'primary'],
  ['text', 'text'],
  ['textPrimary', 'text'],
  ['icon', 'icon'],
  ['iconCompact', 'icon'],
]);

interface ButtonLook {
  /** Anything else counts as `standard`. */
  buttonType?: string;
}
const lookOf = ({ buttonType = 'standard' }: ButtonLook): ButtonProps => ({
  look: looks.get(buttonType),
  size: buttonType === 'iconCompact' ? 'compact' : 'standard',
});

const tag: CSSProperties = {
  ...{ display: 'inline-block', padding: '0 6px', borderRadius: 'var(--inl-radius-box)' },
  border: '1px solid var(--inl-color-border)',
  fontSize: 'var(--inl-font-small)',
};
const tagColours: Readonly<Record<string, CSSProperties>> = {
  primary: { color: 'var(--inl-color-primary)', background: 'var(--inl-color-primary-soft)' },
  colored: { color: 'var(--inl-color-primary)', background: 'var(--inl-color-primary-soft)' },
  success: { color: 'var(--inl-color-success)', background: 'var(--inl-color-success-soft)' },
  error: { color: 'var(--inl-color-danger)', background: 'var(--inl-color-danger-soft)' },
};

type BoxProps = ComponentPropsWithRef<'div'> & { as?: ElementType; interWidgetSpacing?: unknown };
type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & { to?: string; href?: string };
type User = FragmentUser & { label?: string | null };

/** `@vanilla/injectables/Components`. */
export function createDeployedComponents(ui: Ui, kit: FragmentKit) {
  const { Avatar, Icon, Link, LinkButton, RelativeTime, UserHtml } = kit;
  const box =
    (own: CSSProperties) =>
    ({ as = 'div', interWidgetSpacing: _spacing, style, ...rest }: BoxProps) =>
      createElement(as, { ...rest, style: { ...own, ...style } });

  return {
    Gutters: box({
      ...{ boxSizing: 'border-box', inlineSize: '100%', maxInlineSize: 'var(--inl-width-page)' },
      ...{ marginInline: 'auto', paddingInline: 'var(--inl-gutter-size)' },
    }),
    LayoutWidget: box({}),
    Button: ({ buttonType, ...rest }: ComponentPropsWithRef<'button'> & ButtonLook) => (
      <kit.Button {...rest} {...lookOf({ buttonType })} />
    ),
    LinkButton: ({ buttonType, to, href, ...rest }: LinkProps & ButtonLook) => (
      <LinkButton {...rest} {...lookOf({ buttonType })} href={to ?? href} />
    ),
    Link: ({ to, href, ...rest }: LinkProps) => <Link {...rest} href={to ?? href} />,
    Icon: ({ icon, className }: { icon: string; className?: string }) => (
      <Icon name={icon} className={className} />
    ),
    /** `Posted by <0/> in <1>here</1>`: `c0` and `c1` are nodes, or functions of what stands between. */
    Translate({ source, ...parts }: { source: string } & Record<string, unknown>) {
      const runs = ui.locale.t(source).split(/(<(\d)\/>|<(\d)>.*?<\/\3>)/);
      const shown: ReactNode[] = [];
      for (let at = 0; at < runs.length; at += 4) {
        const [text, place = '', alone, around] = runs.slice(at, at + 4);
        const part = parts[`c${alone ?? around}`];
        const inner = place.replace(/<\/?\d\/?>/g, '');
        const made = typeof part === 'function' ? (part as (text: string) => ReactNode)(inner) : part;
        shown.push(text, place && ((made as ReactNode) ?? inner));
      }
      return shown.map((each, index) => <Fragment key={index}>{each}</Fragment>);
    },
    DateTime: ({ timestamp, mode }: { timestamp: string; mode?: 'relative' | 'fixed' }) => (
      <RelativeTime date={timestamp} mode={mode ?? 'fixed'} />
    ),
    UserContent: (props: { vanillaSanitizedHtml?: string; content?: string; className?: string }) => (
      <UserHtml
        html={props.vanillaSanitizedHtml ?? props.content ?? ''}
        className={clsx('userContent', props.className)}
      />
    ),
    UserPhoto: ({ userInfo, size = 'medium' }: { userInfo: User; size?: string }) => (
      <Avatar
        photoUrl={userInfo.photoUrl}
        alt={userInfo.name}
        size={
          ({ xsmall: 'xsmall', small: 'small', large: 'large', xlarge: 'xlarge' } as const)[size] ?? 'medium'
        }
      />
    ),
    UserTitle({ user, showOPTag }: { user: User; showOPTag?: boolean }) {
      const words = [user.title ?? user.label, showOPTag && ui.locale.t('OP')].filter(Boolean);
      return words.length > 0 ? <span>{words.join(' · ')}</span> : null;
    },
    ProfileLink: ({ userFragment, children, ...rest }: LinkProps & { userFragment: User }) => (
      <Link {...rest} href={profileUrl(userFragment, ui.section)}>
        {children ?? userFragment.name}
      </Link>
    ),
    Tag: ({ preset = 'standard', style, ...rest }: ComponentPropsWithRef<'span'> & { preset?: string }) => (
      <span {...rest} data-preset={preset} style={{ ...tag, ...tagColours[preset], ...style }} />
    ),
    ToolTip: ({ label, children }: { label: ReactNode; children: ReactNode }) => (
      <Tooltip content={label}>{(anchor) => <span {...anchor}>{children}</span>}</Tooltip>
    ),
    ToolTipIcon: ({ children }: { children: ReactNode }) => <span>{children}</span>,
  };
}

export type DeployedComponents = ReturnType<typeof createDeployedComponents>;
