import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import styles from './TapToLoad.module.css';

interface TapToLoadProps {
  /** The page elsewhere that shows the same: where the link goes without scripts, or in a new tab. */
  href: string;
  /** What is put in its place after the tap. */
  frame: string;
  /** Names the frame for those who hear the page. */
  title: string;
  /** The words on the button. */
  label: ReactNode;
  icon: ReactNode;
  /** What stands there until then. */
  children: ReactNode;
}

/** A film or a map of another house: nothing is asked of that house until the reader taps. */
export function TapToLoad({ href, frame, title, label, icon, children }: TapToLoadProps) {
  const [shown, setShown] = useState(false);
  // A page that began as the farmers' desk shows nothing of another house: there the link is followed instead.
  useEffect(() => {
    if (!shown) return;
    function handleRefusal({ effectiveDirective }: SecurityPolicyViolationEvent): void {
      if (effectiveDirective !== 'frame-src') return;
      setShown(false);
      window.open(href, '_blank', 'noopener');
    }
    document.addEventListener('securitypolicyviolation', handleRefusal);
    return () => document.removeEventListener('securitypolicyviolation', handleRefusal);
  }, [shown, href]);
  if (shown) {
    return (
      <iframe
        className={styles.frame}
        src={frame}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        allowFullScreen
        referrerPolicy="strict-origin-when-cross-origin"
        // The tap has taken away what was focused.
        ref={(element) => element?.focus()}
      />
    );
  }

  function handleClick(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setShown(true);
  }

  return (
    <a
      className={styles.facade}
      href={href}
      target="_blank"
      rel="noopener"
      onClick={handleClick}
      data-scripted
    >
      {children}
      <span className={styles.label}>
        {icon}
        {label}
      </span>
    </a>
  );
}
