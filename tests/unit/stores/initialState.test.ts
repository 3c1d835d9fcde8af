/** Stores in plain Node: no window needed, and the fields and defaults of the specification, section 3. */
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fallbackUrls } from '@/config/download/addresses';
import { useBusiness } from '@/stores/business';
import { useCompare } from '@/stores/compare';
import { useConsent } from '@/stores/consent';
import { useDevice } from '@/stores/device';
import { useDialogs } from '@/stores/dialogs';
import { useDownload } from '@/stores/download';
import { useGlobal } from '@/stores/global';
import { useGuide } from '@/stores/guide';
import { useSubscriptions } from '@/stores/subscriptions';
import { useUser } from '@/stores/user';
import { sourceFiles } from '../sourceFiles';

test.each(sourceFiles('stores', /\.ts$/))(
  '$path is importable without a window',
  async ({ path }) => {
    expect(typeof window).toBe('undefined');
    await expect(import(/* @vite-ignore */ resolve(path))).resolves.toBeTypeOf('object');
  },
);

describe('the initial state', () => {
  test('of the global store', () => {
    expect(useGlobal.getInitialState()).toEqual({
      fbUid: '',
      clientId: '',
      homePageType: 'homePlanA',
      scrollTop: 0,
      currentLang: 'en-US',
      pageName: 'index',
      headerClicked: false,
      bodyScrolled: false,
      forbidPageScroll: false,
      lastPageSource: '',
      devicePageName: '',
      andrToChrome: 'default',
      setupGuide: 'default',
      isAdPage: false,
      initWidth: 0,
    });
  });

  test('of the consent store', () => {
    const nothing = { gdprShow: false, consented: false, refused: false };
    expect(useConsent.getInitialState()).toEqual(nothing);
  });

  test('of the device store, with the built-in addresses', () => {
    expect(useDevice.getInitialState()).toEqual({
      isPc: true,
      isMobile: false,
      country: '',
      wpsPackage: '',
      macPackage: '',
      macTrailPackage: '',
      macAppStore: fallbackUrls.macAppStore,
      microsoftStoreUrl: fallbackUrls.microsoftStore,
      appStoreUrl: fallbackUrls.appStore,
      playStoreUrl: fallbackUrls.playStore,
      premium_download: '',
    });
  });

  test('of the download store', () => {
    expect(useDownload.getInitialState()).toEqual({
      isReadOnlyCountry: false,
      isReadOnly: false,
      winInfo: {},
      macInfo: {},
      winChannel: '',
      macChannel: '',
      utmDownLoadInfo: null,
      utmWinBreakDownload: false,
      linuxInfo: {},
      androidInfo: {},
      campaign: null,
      noGuidePage: false,
      isLegacyClient: false,
    });
  });

  test('of the guide store', () => {
    expect(useGuide.getInitialState()).toEqual({ downloaded: null });
  });

  test('of the user store: nobody', () => {
    expect(useUser.getInitialState()).toEqual({
      pic: '',
      username: '',
      userid: '',
      expirationDate: 0,
      subscriptions: [],
      orders: [],
      vips: [],
      hasLogined: false,
      isPremiumUser: false,
    });
  });

  test('of the dialogs store: none', () => {
    expect(useDialogs.getInitialState()).toEqual({
      paySuccessDialogShow: false,
      premiumLimitDialogShow: false,
      loginDialogShow: false,
      payDialogShow: false,
      contactUsDialogShow: false,
    });
  });

  test('of the compare store', () => {
    expect(useCompare.getInitialState()).toEqual({
      isShowTopCompareNav: false,
      isShowBottomCompareNav: false,
      isShowPayBox: false,
      showPopup: false,
    });
  });

  test('of the subscriptions store', () => {
    expect(useSubscriptions.getInitialState()).toEqual({
      subscriptionDatas: [],
      privilegeDatas: [],
    });
  });

  test('of the business store', () => {
    expect(useBusiness.getInitialState()).toEqual({
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

  test.each([
    useGlobal,
    useUser,
    useDownload,
    useDialogs,
    useDevice,
    useCompare,
    useSubscriptions,
    useBusiness,
    useGuide,
  ])('is what the store begins with', (use) => {
    expect(use.getState()).toBe(use.getInitialState());
  });
});
