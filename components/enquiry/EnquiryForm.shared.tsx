import { Form } from '@/components/forms/Form.shared';
import { salesMailTitle } from '@/config/pages/business';
import { RegionField } from './RegionField.client';

/**
 * The enquiry to sales (specification, sections 3 and 5). The page draws it on the server, the
 * contact dialog in the browser.
 * @param title what the mail to sales is called.
 */
export function EnquiryForm({ title = salesMailTitle }: { title?: string }) {
  return <Form name="enquiry" hidden={{ title }} own={{ region: RegionField }} />;
}
