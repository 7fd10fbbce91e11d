import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { classNames } from '../class-names.ts';
import { Button, type ButtonTone, IconButton } from '../fields/Button.tsx';
import styles from './Dialog.module.css';
import { useModalDialog } from './use-modal-dialog.ts';

interface OverlayProps {
  open: boolean;
  /** Escape, backdrop, close button and Android's back gesture all end here. */
  onClose: () => void;
  title: ReactNode;
  children?: ReactNode;
  /** Buttons; they stay in sight while the body scrolls. */
  footer?: ReactNode;
  className?: string | undefined;
}

type Placement = 'centre' | 'bottom' | 'right' | 'left';

/** A question or a form in the middle of the screen. Nothing is rendered while closed. */
export function Dialog(props: OverlayProps) {
  return <Overlay {...props} placement="centre" />;
}

/** Actions that rise under the thumb on a phone; a centred dialog on a wide screen. */
export function BottomSheet(props: OverlayProps) {
  return <Overlay {...props} placement="bottom" />;
}

/** A slide-over panel: full screen on a phone, 420 px at the edge on a wide screen. */
export function SidePanel({ side = 'right', ...props }: OverlayProps & { side?: 'left' | 'right' }) {
  return <Overlay {...props} placement={side} />;
}

interface ConfirmDialogProps {
  open: boolean;
  title: ReactNode;
  children?: ReactNode;
  /** Names the action ('Delete for everyone'), never 'OK'. */
  confirmLabel: ReactNode;
  tone?: ButtonTone;
  /** Keeps the dialog up and the button busy while the action is being done. */
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something that cannot be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { t } = useTranslation('common');
  return (
    <Dialog
      open={props.open}
      onClose={props.onCancel}
      title={props.title}
      footer={
        <>
          <Button tone="quiet" onClick={props.onCancel} data-autofocus>
            {t('action.cancel')}
          </Button>
          <Button tone={props.tone ?? 'danger'} busy={props.busy} onClick={props.onConfirm}>
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      {props.children}
    </Dialog>
  );
}

function Overlay(props: OverlayProps & { placement: Placement }) {
  const { ref, events } = useModalDialog(props.open, props.onClose);
  const { t } = useTranslation('common');
  const titleId = useId();
  if (!props.open) return null;
  return (
    <dialog
      ref={ref}
      className={classNames(styles.backdrop, styles[props.placement])}
      aria-labelledby={titleId}
      {...events}
    >
      <div className={classNames(styles.panel, props.className)}>
        {/* No header and footer elements: a dialog may stand in the page's own. */}
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {props.title}
          </h2>
          <IconButton label={t('action.close')} onClick={props.onClose}>
            <X aria-hidden="true" />
          </IconButton>
        </div>
        {props.children ? <div className={styles.body}>{props.children}</div> : null}
        {props.footer ? <div className={styles.foot}>{props.footer}</div> : null}
      </div>
    </dialog>
  );
}
