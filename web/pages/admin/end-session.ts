import { closeOutboxes } from '../../features/chat/use-send-message.ts';
import { forgetStaffSession } from '../../features/staff-login/staff-session.ts';

/** Ends the office login in this browser: uploads stop, unsent words stay on the device, the form is back. */
export function endSession(): void {
  closeOutboxes('admin');
  forgetStaffSession();
}
