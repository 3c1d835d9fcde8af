/** State of the business page and its dialogs. */
import { afterEach, describe, expect, test } from 'vitest';
import { chooseView, useBusiness } from '@/stores/business';

afterEach(() => useBusiness.setState(useBusiness.getInitialState(), true));

test('the fields and defaults are those of the specification, section 3', () => {
  expect(useBusiness.getState()).toEqual({
    purchaseShow: false,
    contactShow: true,
    emailTitle: 'Sales leads',
    paySuccessType: 2,
    purchaseEmail: '',
    contachDialogShowEmail: '',
    cusDialogTitle: '',
    bqData: {},
  });
});

const queries = [
  ['', 'contact'],
  ['?', 'contact'],
  ['?lastPageSource=phurchase', 'purchase'],
  ['?utm_source=mail&lastPageSource=phurchase', 'purchase'],
  ['?lastPageSource=phurchase&lastPageSource=pricing', 'purchase'],
  ['?lastPageSource=purchase', 'contact'],
  ['?lastPageSource=PHURCHASE', 'contact'],
  ['?lastPageSource=phurchase2', 'contact'],
  ['?lastPageSource=', 'contact'],
  ['?lastpagesource=phurchase', 'contact'],
  ['?lastPageSource=%', 'contact'],
] as const;

describe('the view', () => {
  test.each(queries)("of '%s' is %s", (search, view) => {
    chooseView(search);
    expect(useBusiness.getState()).toMatchObject({
      purchaseShow: view === 'purchase',
      contactShow: view === 'contact',
    });
  });

  test('goes back to contact when the query is gone, and leaves the other fields alone', () => {
    useBusiness.setState({ purchaseEmail: 'sample@example.com' });
    chooseView('?lastPageSource=phurchase');
    chooseView('');
    expect(useBusiness.getState()).toMatchObject({
      purchaseShow: false,
      contactShow: true,
      purchaseEmail: 'sample@example.com',
    });
  });
});
