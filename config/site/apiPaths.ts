/** The paths of section 7's calls and of pages that hosts frame, for the services that call and the backend that answers. */

// Single exports, so that a page loads only those that it uses.
export const owconfig = '/api/map/web/owconfig';
export const packages = '/api/map/web/newwpsapk';
export const androidPackages = '/api/map/online_params/webparam_mig/onlineParamByFunc';
export const country = '/api/util/geo/country';
export const user = '/api/userforweb';
export const signin = '/signin/';
export const logout = '/p/logout';
export const usercenter = '/usercenter/';
export const sku = '/api/web/sku/show';
export const payment = '/pay/';
export const abtest = '/api/abtest-core/abtest/2/parameters';
export const downloader = '/downloader/frame/';
export const academyPosts = '/official/academy/posts';
export const recommendedTemplates = '/server/pf/official-web/recommend';
export const templates = '/client-server/template/query/';
export const events = '/api/analytics/events';
export const recorder = '/api/recorder/batches';
export const pushSubscriptions = '/api/push/subscriptions';
export const businessMail = '/api/mail/business';
export const openAccountMail = '/api/mail/businessForOpenAccount';
export const linkMail = '/api/mail/send';
export const feedback = '/api/map/web/feedback';
export const feedbackLists = '/api/map/web/feedback/val';
export const feedbackAttachment = '/api/map/web/feedback/attachment';
