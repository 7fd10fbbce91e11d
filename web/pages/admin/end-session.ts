import { closeOutboxes } from '../../features/chat/outbox/use-send-message.ts';
import { forgetStaffSession } from '../../features/identity/office/staff-session.ts';
import { forgetKeptForms } from '../../lib/kept-form.ts';
import { keepOfficePlace } from '../../lib/office-place.ts';

/** Ends the office login in this browser: uploads stop, unsent words stay on the device, the form is back. */
export function endSession(why: 'left' | 'over' = 'over'): void {
  closeOutboxes('admin');
  keepOfficePlace(null);
  forgetKeptForms();
  forgetStaffSession(why);
}
