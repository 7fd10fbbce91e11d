import type { ComponentProps, ReactNode } from 'react';
import { SiteLink, type SiteLinkProps } from '../../lib/page/site-links.tsx';
import { classNames } from '../class-names.ts';
import styles from './Button.module.css';

/**
 * One `primary` per screen; `accent` is turmeric and belongs to the call-to-action of public pages, `on-leaf` is
 * quiet on a dark leaf.
 */
export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'danger' | 'accent' | 'on-leaf';

interface Looks {
  tone?: ButtonTone;
  /** Stretches over the width of its container (forms on a phone). */
  wide?: boolean | undefined;
  icon?: ReactNode;
}

export interface ButtonProps extends ComponentProps<'button'>, Looks {
  /** Work is under way: the button stays in place, says so to screen readers and takes no second tap. */
  busy?: boolean | undefined;
}

export function Button({ tone = 'primary', wide, icon, busy, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(look(tone, wide), busy && styles.busy, className)}
      disabled={rest.disabled || busy}
      aria-busy={busy || undefined}
    >
      {busy ? <span className={styles.spinner} aria-hidden="true" /> : icon}
      <span>{children}</span>
    </button>
  );
}

export interface ButtonLinkProps extends SiteLinkProps, Looks {}

/** A button that is a link inside the site. */
export function ButtonLink({ tone = 'primary', wide, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <SiteLink {...rest} className={classNames(look(tone, wide), className)}>
      {icon}
      <span>{children}</span>
    </SiteLink>
  );
}

export interface ButtonAnchorProps extends ComponentProps<'a'>, Looks {}

/** A button that leaves the site: a call, a letter, a page elsewhere (which opens beside ours). */
export function ButtonAnchor({
  tone = 'primary',
  wide,
  icon,
  className,
  children,
  ...rest
}: ButtonAnchorProps) {
  const elsewhere = rest.href?.startsWith('https:') ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <a {...elsewhere} {...rest} className={classNames(look(tone, wide), className)}>
      {icon}
      <span>{children}</span>
    </a>
  );
}

export interface IconButtonProps extends ComponentProps<'button'> {
  /** What it does, in words: read aloud and shown as the tooltip. */
  label: string;
  tone?: 'plain' | 'primary' | 'on-leaf' | 'danger';
}

/** A 48 px round button with an icon as its only child. */
export function IconButton({ label, tone = 'plain', className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={classNames(styles.icon, styles[`icon-${tone}`], className)}
    >
      {children}
    </button>
  );
}

function look(tone: ButtonTone, wide?: boolean): string {
  return classNames(styles.button, styles[tone], wide && styles.wide);
}
