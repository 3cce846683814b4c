export { dress, type ClassNames } from './dress.ts'
export { categoryIcon, locationKind, type ColorCategory, type LocationKind } from './Icon/categories.ts'
export {
  LanguageProvider,
  useLanguage,
  type Language,
  type LanguageProviderProps,
  type OwnLanguage,
} from './messages/language.tsx'
export * from './Icon/Icon.tsx'
export * from './Button/Button.tsx'
export * from './Facts/Facts.tsx'
export * from './Category/Category.tsx'
export * from './Hem/Hem.tsx'
export * from './Badge/Badge.tsx'
export * from './AttachControl/AttachControl.tsx'
export * from './ObjectCard/ObjectCard.tsx'
export * from './TrackCard/TrackCard.tsx'
export * from './EventRow/EventRow.tsx'
export * from './Price/Price.tsx'
export * from './OpeningHours/OpeningHours.tsx'
export * from './FactList/FactList.tsx'
export * from './ContactList/ContactList.tsx'
export * from './AccordionCard/AccordionCard.tsx'
export * from './Breadcrumbs/Breadcrumbs.tsx'
export * from './Pagination/Pagination.tsx'
export * from './Skeleton/Skeleton.tsx'
export * from './ErrorScreen/ErrorScreen.tsx'
export * from './EmptyState/EmptyState.tsx'
export * from './Checkbox/Checkbox.tsx'
export * from './RadioGroup/RadioGroup.tsx'
export * from './Select/Select.tsx'
export * from './PlannerItem/PlannerItem.tsx'
export * from './SearchResult/SearchResult.tsx'
export * from './Section/Section.tsx'
export * from './Prose/Prose.tsx'
export * from './Alert/Alert.tsx'
export * from './PillGroup/PillGroup.tsx'
export { formatMoney, type Money } from './Price/money.ts'
export { useMessages } from './messages/useMessages.ts'
export { longestWordStyle } from './theme/longest-word.ts'
export { addLanguage, translated, type AddedLanguage, type Catalogue, type Translation } from './messages/added.ts'
export { Brand, type BrandProps, type BrandPart } from './Brand/Brand.tsx'
export {
  SiteHeader,
  type SiteHeaderProps,
  type SiteHeaderPart,
  type HeaderLinkData,
  type MenuItem,
} from './SiteHeader/SiteHeader.tsx'
export {
  SiteFooter,
  type SiteFooterProps,
  type SiteFooterPart,
  type FooterGroup,
  type FooterLink,
  type Operator,
} from './SiteFooter/SiteFooter.tsx'
export {
  TerritoryPicker,
  type TerritoryPickerProps,
  type TerritoryPickerPart,
} from './TerritoryPicker/TerritoryPicker.tsx'
export { SearchCombobox, type SearchComboboxProps, type SearchComboboxPart } from './SearchCombobox/SearchCombobox.tsx'
export { LanguageToggle, type LanguageToggleProps, type LanguageTogglePart } from './LanguageToggle/LanguageToggle.tsx'
export { Menu, type MenuProps, type MenuPart, type MenuOption } from './Menu/Menu.tsx'
export {
  ThemeSwitch,
  type ThemeSwitchProps,
  type ThemeSwitchPart,
  type ThemeChoice,
} from './ThemeSwitch/ThemeSwitch.tsx'
export {
  LowVisionPanel,
  type LowVisionPanelProps,
  type LowVisionPanelPart,
  type ReadingField,
  type ReadingSettings,
} from './LowVisionPanel/LowVisionPanel.tsx'
export { SocialLinks, type SocialLinksProps, type SocialLinksPart } from './SocialLinks/SocialLinks.tsx'
export {
  SubscribeWidget,
  type SubscribeWidgetProps,
  type SubscribeWidgetPart,
} from './SubscribeWidget/SubscribeWidget.tsx'
export { MessageBar, type MessageBarProps, type MessageBarPart } from './MessageBar/MessageBar.tsx'
export { LoadingBar, type LoadingBarProps, type LoadingBarPart } from './LoadingBar/LoadingBar.tsx'
export {
  Notifications,
  type NotificationsProps,
  type NotificationsPart,
  type Notification,
} from './Notifications/Notifications.tsx'
export { Link, type LinkProps, type LinkPart } from './Link/Link.tsx'
export { PhoneLink, type PhoneLinkProps, type PhoneLinkPart } from './PhoneLink/PhoneLink.tsx'
export { SkipLink, type SkipLinkProps, type SkipLinkPart } from './SkipLink/SkipLink.tsx'
export { TrackButton, type TrackButtonProps, type TrackButtonPart } from './TrackButton/TrackButton.tsx'
export { classifyLink, type LinkTarget } from './Link/classifyLink.ts'
export { type SearchMenuState } from './SearchCombobox/searchMenuState.ts'
export { type Suggestion } from './SearchCombobox/suggestion.ts'
export { type SocialNetwork } from './SocialLinks/networks.ts'
export { splitPinned, type Territory } from './TerritoryPicker/pinned.ts'
export { readPhone, type Phone } from './PhoneLink/phone.ts'
export * from './Cover/Cover.tsx'
export * from './PageCover/PageCover.tsx'
export * from './YearPanorama/YearPanorama.tsx'
export * from './DaylightBar/DaylightBar.tsx'
export * from './SketchMap/SketchMap.tsx'
export * from './Gallery/Gallery.tsx'
export { ComboBox, type ComboBoxProps, type ComboBoxPart } from './ComboBox/ComboBox.tsx'
export { type ComboBoxOption } from './ComboBox/useChoice.ts'
export { DatePicker, type DatePickerProps, type DatePickerPart } from './DatePicker/DatePicker.tsx'
export type { CalendarProps, CalendarPart, DatePreset } from './DatePicker/Calendar.tsx'
export type { LoadCalendar } from './DatePicker/useCalendar.ts'
export {
  Schedule,
  type ScheduleProps,
  type SchedulePart,
  type ScheduleDate,
  type ScheduleTime,
} from './Schedule/Schedule.tsx'
export {
  WeatherWidget,
  type WeatherWidgetProps,
  type WeatherWidgetPart,
  type WeatherState,
} from './WeatherWidget/WeatherWidget.tsx'
export type { PlaceWeather } from './WeatherWidget/WeatherCard.tsx'
export type { WeatherReading, ClimateNorm } from './WeatherWidget/readingText.ts'
export { windChill } from './WeatherWidget/windChill.ts'
export { Disclosure, type DisclosureProps, type DisclosurePart } from './Disclosure/Disclosure.tsx'
export { TextField, type TextFieldProps, type TextFieldPart, type TextFieldType } from './TextField/TextField.tsx'
export { NumberStepper, type NumberStepperProps, type NumberStepperPart } from './NumberStepper/NumberStepper.tsx'
export { Form, type FormProps } from './Form/Form.tsx'
export { lettersOnly } from './Form/constraints.ts'
export { useFieldErrors, useFormErrors, type FieldErrors } from './Form/useFieldErrors.ts'
export { SortableList, type SortableListProps, type SortedRow } from './SortableList/SortableList.tsx'
export type { SortableItem, SortableListPart } from './SortableList/order.ts'
export { FormErrors, type FormErrorsProps, type FormErrorsPart, type FormField } from './FormErrors/FormErrors.tsx'
export {
  ValidationAlert,
  type ValidationAlertProps,
  type ValidationAlertPart,
} from './ValidationAlert/ValidationAlert.tsx'
export { labelled, labelOf, type Label, type LabelTable } from './labels/label.ts'
export * from './labels/tables.ts'
export { counted, formatDays, formatObjects, plural, type PluralForms } from './labels/plural.ts'
export { Modal, type ModalProps, type ModalPart } from './Modal/Modal.tsx'
export { type ModalOpening } from './Modal/useModalDialog.ts'
export { ShareModal, type ShareModalProps, type ShareModalPart, type ShareState } from './ShareModal/ShareModal.tsx'
export { Tabs, type TabsProps, type TabsPart, type Tab } from './Tabs/Tabs.tsx'
export {
  FavoriteControl,
  type FavoriteControlProps,
  type FavoriteControlPart,
} from './FavoriteControl/FavoriteControl.tsx'
export {
  TicketCard,
  type TicketCardProps,
  type TicketCardPart,
  type TicketState,
  type TicketStatus,
  type TicketTime,
} from './TicketCard/TicketCard.tsx'
export { Map, type MapProps, type MapPart } from './Map/Map.tsx'
export type { MapPlace, MapArea, MapStyle, MapType, PlaceId, Point } from './Map/places.ts'
export type { Engine, MapView } from './Map/view.ts'
