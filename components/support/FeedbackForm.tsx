import { Form } from '@/components/forms/Form.shared';
import { FilesField } from './FilesField';
import { HostedSelect } from './HostedSelect.client';

/** The feedback form (specification, sections 3, 5 and 8). */
export function FeedbackForm() {
  return <Form name="feedback" own={{ hosted: HostedSelect, files: FilesField }} />;
}
